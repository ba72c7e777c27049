import type { catalogItems } from '../catalog-records/index.ts';

/** A product of a catalog as stored. */
export type ItemRow = typeof catalogItems.$inferSelect;
