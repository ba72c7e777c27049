import type { BoardByIdQuery } from '../../data/generated/graphql.ts';

/** A board as its settings, its people and its links know it. */
export type EditedBoard = Extract<BoardByIdQuery['result'], { __typename: 'BoardData' }>['data'];
