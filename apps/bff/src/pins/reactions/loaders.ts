import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { idList, defineStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The batched reads of reactions. */
export type ReactionLoaders = {
  /** The type of the viewer's reaction to a content. */
  readonly reactionTo: DataLoader<bigint, number | null>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends ReactionLoaders {}
}

const reactionsTo = defineStatement<{ readonly id: bigint; readonly type: number }>(
  'reactions of the viewer',
  (value) => sql`select content_id as id, reaction_type as type from reactions
    where content_id = any(${value('ids')}::bigint[]) and user_id = ${value('viewer')}`,
  { reusesPlan: true },
);

/** Loaders of reactions for one request. */
export function reactionLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): ReactionLoaders {
  return {
    reactionTo: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => null);
      const rows = await reactionsTo(db, { viewer: viewer.id, ids: idList(ids) });
      const byContent = new Map(rows.map(({ id, type }) => [id, type]));
      return ids.map((id) => byContent.get(id) ?? null);
    }),
  };
}
