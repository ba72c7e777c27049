import type { interests } from './tables.ts';

/** The row from which a topic's resolvers start. */
export type InterestRow = typeof interests.$inferSelect;
