/** The titles of business pages, in US English. */
export const businessTexts = {
  hub: 'Your businesses',
  convert: 'Turn your account into a business',
  invite: 'Invites to businesses',
  call: 'Schedule a call',
  integrations: 'Connections',
  pageOf: (business: string) => `${business}: business`,
};
