// What the table of Forsaken says in its own words; choices and announcements come from the server.

export const words = {
  card: {
    costs: (cost: string) => `Costs ${cost}.`,
    zeal: 'Zeal',
    faith: 'Faith',
    token: 'Token',
  },
};
