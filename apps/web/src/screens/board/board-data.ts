import type { BoardQuery } from '../../data/generated/graphql.ts';

/** A board in the query of its page. */
export type BoardData = Extract<BoardQuery['result'], { __typename: 'BoardData' }>['data'];
