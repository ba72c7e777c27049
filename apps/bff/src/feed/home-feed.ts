import type { Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import { hydratePins, type PinView } from '../pins/index.ts';
import type { Viewer } from '../viewer.ts';
import { LANES, laneRows, type LaneName } from './lane-rows.ts';
import { mergeLanes, type Lane } from './merge-lanes.ts';

const MEMBER_PATTERN: readonly LaneName[] = [
  'followed',
  'fresh',
  'tastes',
  'followed',
  'fresh',
  'tastes',
  'ads',
  'fresh',
];
const VISITOR_PATTERN: readonly LaneName[] = [
  'fresh',
  'fresh',
  'fresh',
  'fresh',
  'ads',
  'fresh',
  'fresh',
  'fresh',
];
const NEWEST = 2n ** 63n - 1n;
const ENDED = 0n;

/**
 * A page of the home feed (WB-01, first version). For a visitor what is new; for a member what they follow, the topics
 * of their own pins, and what is new, in turn, none twice; ads in between. Each lane is a keyset over its own index and
 * LIMITed, and the bookmark carries where each goes on, so a page costs the same however many pins there are (BF-08).
 */
export async function homeFeed(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: Viewer,
  wish: { readonly size: number; readonly after: string | null | undefined },
): Promise<Page<PinView>> {
  const kind = `home ${viewer?.id ?? 'visitor'}`;
  const values = bookmarks.read(kind, wish.after);
  const cursorOf = (name: LaneName): bigint => BigInt(values?.[LANES.indexOf(name)] ?? NEWEST);
  const { rows } = await db.execute<{ lane: LaneName; id: string | null; content_id: string }>(
    laneRows(viewer, cursorOf, wish.size + 1),
  );
  const byLane = Map.groupBy(rows, (row) => row.lane);
  const lanes: readonly Lane[] = LANES.map((name) => {
    const ofLane = byLane.get(name) ?? [];
    const seenTo = ofLane.find(({ id }) => id === null)?.content_id;
    return {
      name,
      entries: ofLane.flatMap(({ id, content_id }) =>
        id === null ? [] : [{ id: BigInt(id), contentId: BigInt(content_id) }],
      ),
      seenTo: seenTo === undefined ? undefined : BigInt(seenTo),
    };
  });
  const merged = mergeLanes(lanes, viewer ? MEMBER_PATTERN : VISITOR_PATTERN, wish.size);
  const next = LANES.map((name) =>
    String(merged.cursors[name] ?? (byLane.has(name) ? cursorOf(name) : ENDED)),
  );
  return {
    items: await hydratePins(db, merged.ids),
    bookmark: merged.isMore ? bookmarks.make(kind, next) : null,
  };
}
