import type { SignedIn } from '../../platform/http/viewer.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { readReceivedBytes } from '../../pins/video-uploads/index.ts';
import { readVideoPlays, type VideoPlays } from '../business-stats/index.ts';
import type { Deps } from './deps.ts';
import { readStudioRows, type StudioRow, type StudioState } from './studio-rows.ts';

/** A video of a creator, with its plays; `progress` is in percent. */
export type StudioVideoView = StudioRow & VideoPlays;

/** Returns a page of the viewer's videos, newest first, optionally in one state (CR-16). */
export async function listStudioVideos(
  { db, env, bookmarks }: Deps,
  viewer: SignedIn,
  { state, size, after }: PageParams & { readonly state: StudioState | undefined },
): Promise<Page<StudioVideoView>> {
  const kind = `studio ${state ?? 'all'}`;
  const [last] = bookmarks.read(kind, after) ?? [];
  const rows = await readStudioRows(db, viewer, {
    state,
    after: last === undefined ? undefined : parseId(last),
    limit: size + 1,
  });
  const { items, bookmark } = toPage(rows, size, ({ id }) => bookmarks.make(kind, [String(id)]));
  const published = items.filter(({ pinId }) => pinId !== null).map(({ id }) => id);
  const plays = await readVideoPlays(db, viewer.id, published);
  const videos = items.map(async (row) => ({
    ...row,
    ...(plays.get(row.id) ?? { plays: 0, watchedMs: 0 }),
    progress: row.state === 'uploading' ? await receivedPercent(env, row) : row.progress,
  }));
  return { items: await Promise.all(videos), bookmark };
}

async function receivedPercent(env: Deps['env'], { id, bytes }: StudioRow): Promise<number> {
  const received = await readReceivedBytes(env, id);
  return bytes === null || bytes === 0 ? 0 : Math.min(100, Math.floor((received / bytes) * 100));
}
