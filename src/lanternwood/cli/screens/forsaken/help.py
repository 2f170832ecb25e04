"""The rules in short."""

PARAGRAPHS = (
    "Two of you fight over three Kingdoms. In each, both have a Tower with 10 Faith (♥). Bring the enemy's Tower to 0 "
    "and the Kingdom is yours; two Kingdoms win.",
    "In your turn you may, in any order: build one Altar in each Kingdom (free); play cards; attack; use abilities; "
    "Channel a God once. Then end the turn. Each turn you draw a card, and what was used is ready again.",
    "Altars pay. A card that costs 1S takes one Altar of any God and one of Strife, both in the Kingdom where you play "
    "it. A good start: build the Gods of your hand, the same ones in one Kingdom.",
    "Followers fight. 2/3 means Zeal 2, Faith 3. Two that fight each lose Faith by the other's Zeal; at 0 one is "
    "Forsaken and gone. Faith that is lost stays lost. Attacking exhausts: in brackets it can neither attack nor "
    "defend. A Tower can be attacked once no enemy Follower there is ready. What came this turn (new) attacks "
    "from your next turn on.",
    "Decrees act once. Blessings stay and change their Kingdom. Miracles lie face down and go off by themselves in the "
    "enemy's turn. With five Altars in a Kingdom you may make one a Temple (T), which pays as any God.",
    "When each of you has won a Kingdom, the third is the last: ten Altars and nine Followers a side.",
    "Behind a choice stands what it would do, as far as you can know. On the board: S I O C G an Altar of Strife, "
    "Infestation, Occult, Contagion, Grandeur; small when it has paid; ! one that pays first; · an empty place.",
    "Type card and a name for what a card does (`card sear`), or a word (`card bulwark`); card alone tells of all in "
    "sight. Words can follow one another: `build 1 strife`, `attack 2`.",
)
IN_SHORT = "\n".join(PARAGRAPHS)
