import type { BoardByIdQuery } from '../../data/generated/graphql.ts';

/** A board with the data that its settings, collaborators and links need. */
export type EditedBoard = Extract<BoardByIdQuery['result'], { __typename: 'BoardData' }>['data'];
