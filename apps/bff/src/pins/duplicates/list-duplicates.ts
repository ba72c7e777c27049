import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import { toPage } from '../../platform/http/bookmark.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { savableBoards } from '../board-access/index.ts';
import { visiblePins } from '../pin-access/index.ts';
import { hydratePins, type PinView } from '../pins/index.ts';
import type { Deps } from './deps.ts';
import { groupByPicture, proposeKept, type Candidate } from './rules.ts';

/** The number of saved pins that are compared: the newest ones. */
export const COMPARED_PINS_MAX = 10_000;

/** The number of pins of a group that are shown and merged at once. */
export const GROUP_PINS_MAX = 50;

/** Pins with the same picture, and the one that is proposed to stay. */
export type DuplicateGroup = { readonly keptId: bigint; readonly pins: readonly PinView[] };

type Row = {
  id: string;
  content_id: string;
  link: string | null;
  width: number;
  height: number;
  hash: string;
};

/**
 * Returns a page of the groups of the viewer's saved pins with the same picture but different contents (BY-04), the group of the newest
 * pin first. Two statements, whatever the number of groups. Pins with several images or a video are not compared, nor those on
 * archived boards.
 */
export async function listDuplicates(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  viewer: SignedIn,
  { size, after }: PageParams,
): Promise<Page<DuplicateGroup>> {
  const name = `duplicates ${viewer.id}`;
  const [last] = bookmarks.read(name, after) ?? [];
  const { rows } = await db.execute<Row>(sql`
    select pins.id::text as id, pins.content_id::text as content_id, contents.link, images.width, images.height,
      images.copy_hash as hash
    from pins join contents on contents.id = pins.content_id join images on images.id = contents.image_id
      join boards on boards.id = pins.board_id
    where pins.pinner_id = ${viewer.id} and pins.deleted_at is null and pins.is_repin and images.copy_hash <> ''
      and not contents.rich ?| array['carousel', 'story', 'video']
      and ${savableBoards(viewer)} and ${visiblePins(viewer)}
    order by pins.id desc limit ${COMPARED_PINS_MAX}`);
  const byContent = Map.groupBy(rows, ({ content_id: contentId }) => contentId);
  const contents = [...byContent.values()].flatMap(([row]) =>
    row ? { contentId: BigInt(row.content_id), hash: row.hash } : [],
  );
  const groups = await groupByPicture(contents, () => setImmediate());
  const all = groups.map((ids) =>
    ids
      .flatMap((id) => byContent.get(String(id)) ?? [])
      .toSorted((one, other) => (BigInt(one.id) > BigInt(other.id) ? -1 : 1))
      .slice(0, GROUP_PINS_MAX)
      .map(toCandidate),
  );
  const isBeyond = (group: readonly Candidate[]): boolean =>
    last === undefined || (group[0]?.id ?? 0n) < BigInt(last);
  const page = toPage(all.filter(isBeyond).slice(0, size + 1), size, (group) =>
    bookmarks.make(name, [String(group[0]?.id ?? 0n)]),
  );
  const views = await hydratePins(
    db,
    page.items.flat().map(({ id }) => id),
  );
  const byId = new Map(views.map((pin) => [pin.id, pin]));
  const items = page.items.flatMap(([first, ...rest]): readonly DuplicateGroup[] => {
    if (!first) return [];
    const group = [first, ...rest] as const;
    return [{ keptId: proposeKept(group).id, pins: group.flatMap(({ id }) => byId.get(id) ?? []) }];
  });
  return { items, bookmark: page.bookmark };
}

function toCandidate({ id, link, width, height }: Row): Candidate {
  return { id: BigInt(id), link, width, height };
}
