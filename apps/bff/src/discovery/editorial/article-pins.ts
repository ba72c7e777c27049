import { sql } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { feedFilter, isWanted, mutedSourcesCte } from '../feed/index.ts';

const listedPins = viewerStatement<{ readonly id: bigint }>(
  'pins of an article',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} listed as materialized (
      select pins.id from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
      where pins.id = any(${value('ids')}::bigint[]) and pins.deleted_at is null and boards.privacy = 'public' and boards.archived_at is null
        and ${listedBoards(viewer)} and ${visiblePins(viewer)}
        and ${feedFilter(viewer, sql`pins.content_id`)} and ${isWanted(viewer)}
    )
    select id from listed`,
);

/**
 * Returns those of the given Pins that articles show to the viewer, by id: they are on public boards, and feeds may show them to
 * the viewer (SR-15).
 */
export async function readArticlePins(
  db: Db,
  viewer: Viewer,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, PinView>> {
  if (ids.length === 0) return new Map();
  const rows = await listedPins(db, viewer, { ids: idList(ids) });
  const pins = await hydratePins(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(pins.map((pin) => [pin.id, pin]));
}
