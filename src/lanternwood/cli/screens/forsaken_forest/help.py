"""The rules in short."""

PARAGRAPHS = (
    "Most of you are Villagers, some are Forsaken, and only the Forsaken know who is who. Villagers win when "
    "a Path reaches The Village, or when every Forsaken is dead. The Forsaken win when a Path reaches The "
    "Void, or once they are no longer outnumbered.",
    "Behind the eight doors at the rim lie The Village, The Void and six Dead Ends. The Forsaken put them "
    "there on Night One. Paths grow square by square from the fire.",
    "On your turn you draw, then play one card, Slow or Fast. Fast cards can be played on others' turns too, "
    "and in answer to a card. Whoever holds a Wander must play a card. Two Wanders can be Foraged for a new "
    "card.",
    "After six turns the Forest turns up a card; some bring Night. By Night the Forsaken sacrifice somebody. "
    "Whoever is sent to the Gallows may plead; then all vote at once.",
    "Say something: bots listen, answer when asked, and lie when it suits them. All talk may be a lie.",
    "Squares are typed as the map calls them, also at once: `wander h8`. You are asked before every play that "
    "you could answer, and once in each turn; the last line of the choices changes that.",
)
IN_SHORT = "\n".join(PARAGRAPHS)
