import { sql, type SQL } from 'drizzle-orm';
import { findSection } from '../boards/index.ts';
import { findBoard, reachableBoards } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, ERRORS } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { visiblePins } from '../pin-access/index.ts';
import { idList } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ChosenPin } from './plan.ts';

/** The selection of pins: these, the first on top, or all of a board or section. */
export type Choice =
  | {
      readonly kind: 'some';
      readonly pinIds: readonly string[];
      /** The board that must contain them, if named. */
      readonly boardId: string | undefined;
      readonly sectionId: string | undefined;
    }
  | {
      readonly kind: 'all';
      readonly boardId: string;
      readonly sectionId: string | undefined;
      /** The pins that are excluded. */
      readonly exceptIds: readonly string[];
    };

/** The access that an operation needs: to copy a pin, viewing it is enough. */
export type RequiredAccess = 'see' | 'write';

type Row = {
  id: string;
  content_id: string;
  board_id: string;
  section_id: string | null;
  is_repin: boolean;
  position: number;
  is_writable: boolean;
};
type Found = ChosenPin & { readonly isWritable: boolean };

/** Maximum number of pins per statement. */
export const PINS_PER_STATEMENT = 1000;
const REASONS_MAX = 100;

/**
 * Returns the selected pins, each once, locked until the transaction ends. Throws `pin_not_found` or `forbidden` with
 * the reason for each rejected pin, and `board_not_found` or `section_not_found` for all pins of a board or section
 * that the viewer does not see.
 */
export async function choosePins(
  tx: Db,
  viewer: SignedIn,
  choice: Choice,
  need: RequiredAccess,
): Promise<readonly ChosenPin[]> {
  return choice.kind === 'some' ? somePins(tx, viewer, choice, need) : allPins(tx, viewer, choice, need);
}

async function somePins(
  tx: Db,
  viewer: SignedIn,
  choice: Extract<Choice, { kind: 'some' }>,
  need: RequiredAccess,
): Promise<readonly ChosenPin[]> {
  const ids = choice.pinIds.map(parseId);
  const known = ids.filter((id) => id !== undefined);
  const isIn = (column: SQL, named: string | undefined): SQL =>
    named === undefined ? sql`true` : sql`${column} = ${parseId(named) ?? 0n}`;
  const which = sql`pins.id = any(${idList(known)}::bigint[])
    and ${isIn(sql`pins.board_id`, choice.boardId)} and ${isIn(sql`pins.section_id`, choice.sectionId)}`;
  const rows = await readPins(tx, viewer, which, sql`pins.id`, need);
  const byId = new Map(rows.map((pin) => [pin.id, pin]));
  const found = ids.map((id) => (id === undefined ? undefined : byId.get(id)));
  refuseUnless(
    found.map((pin, at) => [`pin_ids.${at}`, pin]),
    need,
  );
  return [...new Set(found.filter((pin) => pin !== undefined))];
}

async function allPins(
  tx: Db,
  viewer: SignedIn,
  choice: Extract<Choice, { kind: 'all' }>,
  need: RequiredAccess,
): Promise<readonly ChosenPin[]> {
  const boardId = parseId(choice.boardId);
  const board = boardId === undefined ? undefined : await findBoard(tx, viewer, { id: boardId });
  if (!board) throw new AppError('board_not_found');
  const isThere =
    choice.sectionId === undefined
      ? sql`pins.board_id = ${board.id}`
      : sql`pins.section_id = ${(await findSection(tx, board.id, parseId(choice.sectionId))).id}`;
  const except = idList(choice.exceptIds.map(parseId).filter((id) => id !== undefined));
  const all: Found[] = [];
  for (let last: Row | undefined; ;) {
    const beyond = last
      ? sql`(pins.position, pins.id) < (${last.position}::float8, ${last.id}::bigint)`
      : sql`true`;
    const rows = await readRows(
      tx,
      viewer,
      sql`${isThere} and ${beyond} and not pins.id = any(${except}::bigint[])`,
      sql`pins.position desc, pins.id desc`,
      need,
    );
    all.push(...rows.map(toFound));
    last = rows.at(-1);
    if (rows.length < PINS_PER_STATEMENT) break;
  }
  refuseUnless(
    all.map((pin) => [`pins.${pin.id}`, pin]),
    need,
  );
  return all;
}

async function readPins(...read: Parameters<typeof readRows>): Promise<readonly Found[]> {
  return (await readRows(...read)).map(toFound);
}

async function readRows(
  tx: Db,
  viewer: SignedIn,
  which: SQL,
  order: SQL,
  need: RequiredAccess,
): Promise<readonly Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select pins.id::text as id, pins.content_id::text as content_id, pins.board_id::text as board_id,
      pins.section_id::text as section_id, pins.is_repin, pins.position,
      (pins.pinner_id = ${viewer.id} or boards.owner_id = ${viewer.id}) as is_writable
    from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
    where ${which} and pins.deleted_at is null and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    order by ${order} limit ${PINS_PER_STATEMENT} ${need === 'write' ? sql`for update of pins` : sql``}`);
  return rows;
}

/** Returns a board's existing copies of these contents, locked until the transaction ends. */
export async function findExistingCopies(
  tx: Db,
  boardId: bigint,
  chosen: readonly ChosenPin[],
): Promise<readonly ChosenPin[]> {
  const standing: ChosenPin[] = [];
  for (let from = 0; from < chosen.length; from += PINS_PER_STATEMENT) {
    const contents = idList(chosen.slice(from, from + PINS_PER_STATEMENT).map(({ contentId }) => contentId));
    const { rows } = await tx.execute<Row>(sql`
      select id::text as id, content_id::text as content_id, board_id::text as board_id, section_id::text as section_id,
        is_repin, position, true as is_writable
      from pins where board_id = ${boardId} and content_id = any(${contents}::bigint[]) and deleted_at is null
      order by id for update`);
    standing.push(...rows.map(toFound));
  }
  return standing;
}

function toFound(row: Row): Found {
  return {
    id: BigInt(row.id),
    contentId: BigInt(row.content_id),
    boardId: BigInt(row.board_id),
    sectionId: row.section_id === null ? null : BigInt(row.section_id),
    isRepin: row.is_repin,
    isWritable: row.is_writable,
  };
}

/** Throws unless all pins are accepted; `pin_not_found` takes precedence over `forbidden`. */
function refuseUnless(found: readonly (readonly [string, Found | undefined])[], need: RequiredAccess): void {
  const missing = found.filter(([, pin]) => !pin);
  const forbidden = need === 'write' ? found.filter(([, pin]) => pin && !pin.isWritable) : [];
  if (missing.length + forbidden.length === 0) return;
  const reasons = [
    ...missing.map(([field]) => [field, ERRORS.pin_not_found.message]),
    ...forbidden.map(([field]) => [field, ERRORS.forbidden.message]),
  ];
  throw new AppError(missing.length > 0 ? 'pin_not_found' : 'forbidden', {
    fields: Object.fromEntries(reasons.slice(0, REASONS_MAX)),
  });
}
