import {
  BULK_ACTIONS,
  BULK_COLUMNS,
  BULK_TYPES,
  type BulkAction,
  type BulkColumn,
  type BulkType,
} from './bulk-columns.ts';

/** The cell value that clears an optional field. */
export const BULK_NONE = 'none';

/** An issue of a row's column, with its code or a message of the campaign API. */
export type BulkIssue = { readonly field: string; readonly code: string };

/** The values of a row by field name of the campaign API; null clears a value. */
export type BulkValueEntry = Readonly<Record<string, string | number | readonly string[] | null>>;

/** A valid row: `ids` name its campaign or pin, `values` hold the values to set. */
export type BulkRow = {
  readonly type: BulkType;
  readonly action: BulkAction;
  readonly ids: Readonly<Record<string, string>>;
  readonly values: BulkValueEntry;
};

/** A parsed row, or all its issues. */
export type BulkRowResult =
  | { readonly ok: true; readonly row: BulkRow }
  | { readonly ok: false; readonly findings: readonly BulkIssue[] };

const MONEY = /^\d{1,9}(?:[.,]\d{1,6})?$/;
const ID = /^[1-9]\d{0,18}$/;
const ids: ReadonlySet<string> = new Set(['ad_account_id', 'campaign_id', 'pin_id']);
const references: ReadonlySet<string> = new Set([...ids, 'campaign_name']);
const heads: ReadonlySet<string> = new Set(['type', 'action']);
const oneOf = <Value extends string>(values: readonly Value[], text = ''): Value | undefined =>
  values.find((value) => value === text.trim().toLowerCase());

/**
 * Parses the cells of a row by `BULK_COLUMNS`: known and required columns, and the format of amounts, ids and
 * lists. The campaign API validates the values. Empty cells are omitted.
 */
export function parseBulkRow(cells: Readonly<Record<string, string>>): BulkRowResult {
  const type = oneOf(BULK_TYPES, cells['type']);
  const action = oneOf(BULK_ACTIONS, cells['action']);
  const wrong: BulkIssue[] = Object.keys(cells)
    .filter((name) => !BULK_COLUMNS.some((column) => column.name === name))
    .map((field) => ({ field, code: 'column_unknown' }));
  if (!type) wrong.push({ field: 'type', code: cells['type'] ? 'invalid' : 'missing' });
  if (!action) wrong.push({ field: 'action', code: cells['action'] ? 'invalid' : 'missing' });
  if (!type || !action) return { ok: false, findings: wrong };
  const named: Record<string, string> = {};
  const values: Record<string, BulkValueEntry[string]> = {};
  for (const column of BULK_COLUMNS) {
    const { name, field = name } = column;
    if (heads.has(name)) continue;
    const text = cells[name]?.trim() ?? '';
    const code = problemOf(column, type, action, text, (one) => cells[one]?.trim() ?? '');
    if (code) wrong.push({ field: name, code });
    else if (text !== '' && references.has(name)) named[name] = text;
    else if (text !== '') values[field] = valueOf(column, text);
  }
  return wrong.length > 0
    ? { ok: false, findings: wrong }
    : { ok: true, row: { type, action, ids: named, values } };
}

function problemOf(
  { name, of, takenBy = BULK_ACTIONS, value, isClearable, insteadOf }: BulkColumn,
  type: BulkType,
  action: BulkAction,
  text: string,
  textOf: (column: string) => string,
): string | undefined {
  const needed = of[type]?.neededFor;
  const isTaken =
    needed !== undefined &&
    takenBy.includes(action) &&
    !((insteadOf ?? name) === 'campaign_id' && type === 'campaign' && action === 'create') &&
    (insteadOf === undefined || textOf(insteadOf) === '');
  const isReplaced = BULK_COLUMNS.some((one) => one.insteadOf === name && textOf(one.name) !== '');
  if (text === '') return needed?.includes(action) && !isReplaced ? 'missing' : undefined;
  if (!isTaken) return 'not_taken';
  if (isClearable && text === BULK_NONE) return undefined;
  if (ids.has(name) && !ID.test(text)) return 'invalid';
  return value === 'money' && !MONEY.test(text) ? 'invalid' : undefined;
}

function valueOf({ value, isClearable }: BulkColumn, text: string): BulkValueEntry[string] {
  if (isClearable && text === BULK_NONE) return null;
  if (value === 'money') return Math.round(Number(text.replace(',', '.')) * 1_000_000);
  if (value !== 'list') return text;
  return text
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
