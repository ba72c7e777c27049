import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import { memberStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';

/** The batched reads of mutes. */
export type MuteLoaders = {
  /** True if the viewer mutes a member or a topic; keys are `member 7` and `topic 7`. */
  readonly isMuted: DataLoader<string, boolean>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends MuteLoaders {}
}

const ownMutes = memberStatement<{ readonly name: string }>(
  'muted members and topics',
  (viewer) => sql`select kind || ' ' || key as name from mutes
    where user_id = ${viewer.id} and kind in ('member', 'topic') and (until is null or until > now())`,
);

/** Creates the loaders of mutes for one request. */
export function muteLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): MuteLoaders {
  return {
    isMuted: new DataLoader(async (names) => {
      if (!viewer?.hasMutes) return names.map(() => false);
      const muted = new Set((await ownMutes(db, viewer)).map(({ name }) => name));
      return names.map((name) => muted.has(name));
    }),
  };
}
