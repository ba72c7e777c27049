import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { AdsOfPage, ListReader } from './ad-inserter.ts';
import { LANES, laneRows, NEWEST, OVERFETCH_FACTOR, type CandidateSourceName } from './candidate-rows.ts';
import { rankedHome, type RankedHomeDeps, type RankedPage } from './ranked-home.ts';
import { interleaveCandidates, type CandidateList } from './interleave-candidates.ts';

const VISITOR_PATTERN: readonly CandidateSourceName[] = ['fresh'];
/** Maximum number of further reads after an empty page that is not the last. */
const TRIES_MAX = 4;
const ENDED = 0n;

type LaneRow = {
  readonly lane: CandidateSourceName;
  readonly id: bigint | null;
  readonly content_id: bigint;
};
const nextOfLanes = viewerStatement<LaneRow>('lanes of a home feed', (viewer, value) =>
  laneRows(viewer, value, { limit: value('limit'), offered: value('offered') }),
);

/** Returns a page of a home feed: ranked for members, the newest pins for visitors; with ads that target them (WB-01, SR-11). */
export async function homeFeed(
  deps: RankedHomeDeps,
  { viewer, reader }: ListReader,
  params: PageParams,
): Promise<Page<PinView> & Partial<RankedPage>> {
  return viewer
    ? rankedHome(deps, { viewer, reader }, params)
    : interleavedHome(deps, { viewer, reader }, params, VISITOR_PATTERN);
}

/**
 * Returns a page of sources that are interleaved by a pattern, each newest first, without duplicates. Each source uses keyset
 * pagination over its own index with a LIMIT, and the cursor contains the position of each, so the cost of a page does not
 * depend on the number of pins (BF-08).
 */
export async function interleavedHome(
  { db, bookmarks, ads }: Pick<Deps, 'db' | 'bookmarks'> & { readonly ads: AdsOfPage },
  who: ListReader,
  params: PageParams,
  pattern: readonly CandidateSourceName[],
  tries: number = TRIES_MAX,
): Promise<Page<PinView>> {
  const { viewer } = who;
  const kind = `home ${viewer?.id ?? 'visitor'}`;
  const values = bookmarks.read(kind, params.after);
  const cursorOf = (name: CandidateSourceName): bigint => BigInt(values?.[LANES.indexOf(name)] ?? NEWEST);
  const limit = params.size + 1;
  const [ready, rows] = await Promise.all([
    ads(who, { size: params.size, after: values?.slice(LANES.length) ?? [] }),
    nextOfLanes(db, viewer, {
      ...Object.fromEntries(LANES.map((name) => [name, cursorOf(name)])),
      limit,
      offered: limit * OVERFETCH_FACTOR,
    }),
  ]);
  const byLane = Map.groupBy(rows, (row) => row.lane);
  const lanes: readonly CandidateList[] = LANES.map((name) => {
    const ofLane = byLane.get(name) ?? [];
    return {
      name,
      entries: ofLane.flatMap(({ id, content_id }) => (id === null ? [] : [{ id, contentId: content_id }])),
      seenTo: ofLane.find(({ id }) => id === null)?.content_id,
    };
  });
  const all = interleaveCandidates(lanes, pattern, params.size);
  const { items, taken, next } = await ready.place(all.ids);
  const merged = taken === all.ids.length ? all : interleaveCandidates(lanes, pattern, taken);
  const cursors = LANES.map((name) =>
    String(merged.cursors[name] ?? (byLane.has(name) ? cursorOf(name) : ENDED)),
  );
  const bookmark = merged.isMore ? bookmarks.make(kind, [...cursors, ...next]) : null;
  if (merged.ids.length === 0 && bookmark !== null && tries > 1)
    return interleavedHome({ db, bookmarks, ads }, who, { ...params, after: bookmark }, pattern, tries - 1);
  return { items, bookmark };
}
