/** The titles of business pages, in US English. */
export const businessTexts = {
  hub: 'Your businesses',
  convert: 'Turn your account into a business',
  invite: 'Invites to businesses',
  call: 'Schedule a call',
  integrations: 'Connections',
  quickPromote: 'Promote a pin',
  quickPromoteInstead: 'Promote one pin',
  promoteIdeas: 'Promote ideas',
  promoteIdeasInstead: 'Promote several pins as one campaign',
  pinsOfCampaign: 'Pins',
  allCampaigns: 'All campaigns',
  newBoard: 'Create a board',
  goTo: (page: string) => `Go to ${page}`,
  pageOf: (business: string) => `${business}: business`,
};
