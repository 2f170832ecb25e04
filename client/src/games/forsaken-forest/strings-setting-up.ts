// The words of the part of the lobby that is this game's own.

export const words = {
  list: 'Your role list',
  cards: (cards: number, players: number) =>
    `${cards} ${cards === 1 ? 'card' : 'cards'} for ${players} ${players === 1 ? 'player' : 'players'}`,
  fewer: (role: string) => `One ${role} fewer`,
  more: (role: string) => `One ${role} more`,
  deck: 'Change the decks',
  deckSays: 'How many copies of each card are in the Travelers Deck. A deck with other cards is another game.',
  total: (cards: number, usual: number) => (cards === usual ? `${cards} cards` : `${cards} cards instead of ${usual}`),
  usual: (copies: number) => `usually ${copies}`,
  card: 'Card',
  copies: 'Copies',
  copiesOf: (card: string) => `Copies of ${card}`,
  reset: 'As printed again',
};
