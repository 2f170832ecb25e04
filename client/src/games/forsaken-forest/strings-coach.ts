// What a first game is told, once each. They stay until they are read: none of them speaks of this moment alone.

import type { Tip } from './coach';

export const words = {
  title: 'First time in the wood',
  tips: {
    role: 'Let nobody see your card. Villagers win when a Path reaches The Village, or when every Forsaken is dead. The Forsaken win when a Path reaches The Void, or once they are no longer outnumbered.',
    night:
      'By night nobody talks. Roles are called one after the other, each for its full time. Whoever acts has doors to touch; everyone else touches the ember now and then, so that nobody can tell who is who.',
    fugue:
      'Of the eight doors at the rim one hides The Village, one The Void, and six are Dead Ends. The Forsaken know them all. A Path may lie beside the fire or beside any other Path; all see where you lay yours.',
    turn: 'Your turn begins with a card from the deck. Then play one card, Slow or Fast, or none: touch it, then its target. Once a turn you may also Forage: two Wanders for one new card. That is no Action.',
    mustWander:
      'Whoever holds a Wander may not end their turn before they have played a card. Any card will do. So whoever could play and does not holds no Wander, and everyone knows it.',
    answer:
      'A card that is announced has not happened yet. What can answer it is raised in your hand; else let it pass. Nobody sees who passes. You have one Action in every turn, also in the turns of others.',
    peek: 'Only you have seen this. Everyone knows that you looked, and at what; nobody can check what you tell. Say it, lie, or keep it: touch Speak.',
    hearing:
      'The Accused speaks first. Ask them, stand up for them, or say how you will vote: touch Speak. Then all the living vote at once, the Accused too.',
    vote: 'All thumbs are shown together and with their names, so they will be remembered. More thumbs for death than for life put the Accused on Death’s Doorstep; a tie spares them.',
    doorstep:
      'Whoever stands on Death’s Doorstep dies unless somebody plays a Revival now. Anyone else may, friend or foe; it spends their Action. No role is shown when someone dies.',
    spirit:
      'As a Spirit you hold no cards and cast no vote. By day you talk like everyone, and you win or lose with your side. Spirits may lie, too.',
  } satisfies Record<Tip, string>,
};
