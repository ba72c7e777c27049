import type { catalogItems } from '../catalog-records/index.ts';

/** A product of a catalog as its row has it. */
export type ItemRow = typeof catalogItems.$inferSelect;
