import DataLoader from 'dataloader';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { userFollows, users } from './tables.ts';
import { userColumns, type UserRow } from './user-row.ts';

/** The batched reads of people. */
export type AccountLoaders = {
  readonly user: DataLoader<bigint, UserRow | undefined>;
  /** Whether the viewer follows a person. */
  readonly followsUser: DataLoader<bigint, boolean>;
};

/** Loaders of people for one request. */
export function accountLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): AccountLoaders {
  return {
    user: new DataLoader(async (ids) => {
      const rows = await db
        .select(userColumns)
        .from(users)
        .where(inArray(users.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    }),
    followsUser: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => false);
      const rows = await db
        .select({ id: userFollows.followedId })
        .from(userFollows)
        .where(and(eq(userFollows.followerId, viewer.id), inArray(userFollows.followedId, [...ids])));
      const followed = new Set(rows.map(({ id }) => id));
      return ids.map((id) => followed.has(id));
    }),
  };
}
