import { getTableColumns, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { canonicalPin, firstTopicContents, mutedSourcesCte } from '../feed/index.ts';
import { interests, type InterestRow } from '../../people/interests/index.ts';
import { unmutedTopics } from '../../relationships/mutes/index.ts';
import { Loader } from '../../platform/database/loader.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { idList, selected, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The batched reads of topics. */
export type ExploreLoaders = {
  /** The newest pin with this first topic, or one below it, that is listed for the viewer. */
  readonly topicCover: Loader<bigint, PinView | null>;
  /** The topics directly below a topic that the viewer does not mute, by name, at most 50. */
  readonly subtopics: Loader<bigint, readonly InterestRow[]>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends ExploreLoaders {}
}

/** Number of the newest pins examined for a visible one. */
const SCAN_LIMIT = 50;
/** Maximum number of topics shown below a topic. */
const SUBTOPICS_MAX = 50;

const coversOf = viewerStatement<{ readonly topic: bigint; readonly id: bigint }>(
  'covers of topics',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} requested as (
      select unnest(${value('ids')}::bigint[]) as topic
    )
    select requested.topic, cover.id from requested, lateral (
      select canonical.id from (
        ${firstTopicContents(sql`requested.topic`, SCAN_LIMIT)}
      ) contents, lateral (${canonicalPin(viewer, sql`contents.id`, { exceptTopic: sql`requested.topic` })}) canonical
      order by contents.id desc limit 1
    ) cover`,
  { reusesPlan: true },
);

const subtopicsOf = viewerStatement<InterestRow & { readonly parentId: bigint }>(
  'subtopics',
  (viewer, value) => sql`
    select below.* from unnest(${value('ids')}::bigint[]) requested (id), lateral (
      select ${selected(getTableColumns(interests))} from ${interests}
      where ${interests.parentId} = requested.id and ${unmutedTopics(viewer)}
      order by ${interests.name}, ${interests.id} limit ${SUBTOPICS_MAX}
    ) below`,
  { reusesPlan: true },
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
    subtopics: new Loader(async (topics) => {
      const rows = await subtopicsOf(db, viewer, { ids: idList(topics) });
      const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
      return topics.map((topic) => byParent.get(topic) ?? []);
    }),
  };
}
