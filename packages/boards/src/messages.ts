import { formatCount } from '@pegboard/types';

/** The messages of the boards. Pass another table for another language. */
export type BoardsMessages = {
  readonly title: string;
  readonly count: (count: number) => string;
  readonly emptyTitle: string;
  readonly emptyText: string;
};

/** The messages in American English. */
export const boardsMessages: BoardsMessages = {
  title: 'Boards',
  count: (count) => `${formatCount(count)} ${count === 1 ? 'pin' : 'pins'}`,
  emptyTitle: 'Nothing here yet',
  emptyText: 'Pins with a title show up here.',
};
