import type { interests } from './tables.ts';

/** What a topic's resolvers start from. */
export type InterestRow = typeof interests.$inferSelect;
