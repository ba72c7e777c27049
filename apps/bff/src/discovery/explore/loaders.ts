import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { Loader } from '../../platform/database/loader.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { idList, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The batched reads of topics. */
export type ExploreLoaders = {
  /** The newest pin of a topic that is listed for the viewer. */
  readonly topicCover: Loader<bigint, PinView | null>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends ExploreLoaders {}
}

/** Number of the newest pins examined for a visible one. */
const SCAN_LIMIT = 50;

const coversOf = viewerStatement<{ readonly topic: bigint; readonly id: bigint }>(
  'covers of topics',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} requested as (
      select unnest(${value('ids')}::bigint[]) as topic
    )
    select requested.topic, cover.id from requested, lateral (
      select canonical.id from (
        select id from contents where interest_id = requested.topic order by id desc limit ${SCAN_LIMIT}
      ) contents, lateral (${canonicalPin(viewer, sql`contents.id`, { exceptTopic: sql`requested.topic` })}) canonical
      order by contents.id desc limit 1
    ) cover`,
);

/** Creates the loaders of topics for one request. */
export function exploreLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): ExploreLoaders {
  return {
    topicCover: new Loader(async (topics) => {
      const rows = await coversOf(db, viewer, { ids: idList(topics) });
      const pins = await hydratePins(
        db,
        rows.map(({ id }) => id),
      );
      const pinOf = new Map(pins.map((pin) => [pin.id, pin]));
      const coverOf = new Map(rows.map(({ topic, id }) => [topic, pinOf.get(id)]));
      return topics.map((topic) => coverOf.get(topic) ?? null);
    }),
  };
}
