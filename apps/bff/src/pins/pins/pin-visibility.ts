import { sql } from 'drizzle-orm';
import { boards, listedBoards, reachableBoards } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { idList, defineStatement } from '../../platform/database/statement.ts';
import type { PageOfVisiblePins } from '../../platform/http/page.ts';
import { contents, pins, visiblePins } from '../pin-access/index.ts';

const seen = defineStatement<{ count: number }>(
  'pins that visitors still see',
  (value) => sql`select count(*)::int as count from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
      join ${contents} on ${contents.id} = ${pins.contentId}
    where ${pins.deletedAt} is null and ${visiblePins(null)}
    and (${pins.id} = any(${value('listed')}::bigint[]) and ${listedBoards(null)}
      or ${pins.id} = any(${value('reached')}::bigint[]) and ${reachableBoards(null)})`,
  { reusesPlan: true },
);

/** Returns whether visitors may still see all of these pins, with one statement. */
export async function areStillShown(db: Db, { reached, listed }: PageOfVisiblePins): Promise<boolean> {
  const inLists = idsOf(listed);
  const elsewhere = idsOf(reached).filter((id) => !inLists.includes(id));
  if (inLists.length + elsewhere.length === 0) return true;
  const [row] = await seen(db, { listed: idList(inLists), reached: idList(elsewhere) });
  return row?.count === inLists.length + elsewhere.length;
}

function idsOf(texts: readonly string[]): readonly bigint[] {
  return [...new Set(texts)].flatMap((text) => parseId(text) ?? []);
}
