import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { Loader } from '../../platform/database/loader.ts';
import { idList, selected, defineStatement, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { notBlockedCondition } from './block-condition.ts';
import { userFollows, users } from './tables.ts';
import { userColumns, type UserRow } from './user-row.ts';

/** The batched reads of members that are visible to the viewer. */
export type AccountLoaders = {
  readonly user: Loader<bigint, UserRow | null>;
  /** True if the viewer follows a member. */
  readonly followsUser: DataLoader<bigint, boolean>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends AccountLoaders {}
}

const usersOf = viewerStatement<UserRow>(
  'users',
  (viewer, value) => sql`select ${selected(userColumns)} from ${users}
    where ${users.id} = any(${value('ids')}::bigint[]) and ${notBlockedCondition(viewer, users.id)}`,
  { reusesPlan: true },
);

const followedOf = defineStatement<{ readonly id: bigint }>(
  'followed people',
  (value) => sql`select ${selected({ id: userFollows.followedId })} from ${userFollows}
    where ${userFollows.followerId} = ${value('viewer')} and ${userFollows.followedId} = any(${value('ids')}::bigint[])`,
  { reusesPlan: true },
);

/** Creates the loaders of members for one request. */
export function accountLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): AccountLoaders {
  return {
    user: new Loader(async (ids) => {
      const rows = await usersOf(db, viewer, { ids: idList(ids) });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    followsUser: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => false);
      const rows = await followedOf(db, { viewer: viewer.id, ids: idList(ids) });
      const followed = new Set(rows.map(({ id }) => id));
      return ids.map((id) => followed.has(id));
    }),
  };
}
