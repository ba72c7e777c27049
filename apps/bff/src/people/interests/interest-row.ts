import type { interests } from './tables.ts';

/** The parent row of a topic's resolvers. */
export type InterestRow = Omit<typeof interests.$inferSelect, 'keywords'>;
