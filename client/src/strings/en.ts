export const en = {
  app: {
    name: 'Lanternwood',
  },
};
