import DataLoader from 'dataloader';
import { inArray } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { businesses } from './tables.ts';

/** The batched reads of businesses. */
export type BusinessLoaders = {
  /** The category of the profile's business; null for a profile without one. */
  readonly businessCategory: DataLoader<bigint, string | null>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends BusinessLoaders {}
}

/** Loaders of businesses for one request. */
export function businessLoaders({ db }: Pick<Deps, 'db'>): BusinessLoaders {
  return {
    businessCategory: new DataLoader(async (ids) => {
      const rows = await db
        .select({ id: businesses.profileId, category: businesses.category })
        .from(businesses)
        .where(inArray(businesses.profileId, [...ids]));
      const categories = new Map(rows.map(({ id, category }) => [id, category]));
      return ids.map((id) => categories.get(id) ?? null);
    }),
  };
}
