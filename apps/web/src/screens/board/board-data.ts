import type { BoardQuery } from '../../data/generated/graphql.ts';

/** A board as the query of its page returns it. */
export type BoardData = Extract<BoardQuery['result'], { __typename: 'BoardData' }>['data'];
