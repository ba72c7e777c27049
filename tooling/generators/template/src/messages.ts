/** The messages of the sample feature. Pass another table for another language. */
export type SampleFeatureMessages = {
  readonly title: string;
  readonly count: (count: number) => string;
  readonly emptyTitle: string;
  readonly emptyText: string;
};

const number = new Intl.NumberFormat('en-US');

/** The messages in American English. */
export const sampleFeatureMessages: SampleFeatureMessages = {
  title: 'Sample feature',
  count: (count) => `${number.format(count)} ${count === 1 ? 'pin' : 'pins'}`,
  emptyTitle: 'Nothing here yet',
  emptyText: 'Pins with a title show up here.',
};
