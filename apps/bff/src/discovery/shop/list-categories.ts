import { sql } from 'drizzle-orm';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import { partsOf, type ShopCategory } from './categories.ts';
import type { Deps } from './deps.ts';
import { categoryList } from './store-entries.ts';

/** Number of the most relevant products examined for a visible one, per category. */
const SCAN_LIMIT = 50;

const readCovers = viewerStatement<{ readonly list: string; readonly id: bigint }>(
  'covers of shop categories',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} requested as (
      select unnest(${value('lists')}::text[]) as list
    )
    select requested.list, cover.id from requested, lateral (
      select canonical.id from (
        select content_id, rank from shop_entries where list = requested.list
        order by rank desc, content_id desc limit ${SCAN_LIMIT}
      ) entries, lateral (${canonicalPin(viewer, sql`entries.content_id`)}) canonical
      order by entries.rank desc, entries.content_id desc limit 1
    ) cover`,
);

/** A category with the pin that shows it. */
export type CategoryWithCover = { readonly category: ShopCategory; readonly cover: PinView };

/** Returns the parts of a category, of null the first level, that have products for the viewer, each with its most relevant one. */
export function listCategories(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  parentId: number | null,
): Promise<readonly CategoryWithCover[]> {
  return coversOf(deps, viewer, partsOf(parentId));
}

/** Returns those of the categories that have products for the viewer, each with its most relevant one. */
export async function coversOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  categories: readonly ShopCategory[],
): Promise<readonly CategoryWithCover[]> {
  if (categories.length === 0) return [];
  const lists = `{${categories.map(({ id }) => `"${categoryList(id)}"`).join(',')}}`;
  const rows = await readCovers(db, viewer, { lists });
  const pins = await hydratePins(
    db,
    rows.map(({ id }) => id),
  );
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]));
  const coverOf = new Map(rows.map(({ list, id }) => [list, pinOf.get(id)]));
  return categories.flatMap((category) => {
    const cover = coverOf.get(categoryList(category.id));
    return cover ? [{ category, cover }] : [];
  });
}
