import {
  getFieldName,
  REQUIRED_FIELDS,
  type FeedEvent,
  type FeedField,
  type FeedReader,
  type FeedValues,
} from './feed-row.ts';
import { findExportFormat } from './shop-exports.ts';
import { createCellReader, LINE_CHARS_MAX, type CellLine, type Delimiter } from './read-cells.ts';

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';', '|'];

/**
 * Returns the delimiter that yields the most known field names in the first line, whatever the file
 * extension.
 */
export function detectDelimiter(head: string): Delimiter {
  const [line = ''] = head.split(/[\r\n]/, 1);
  const known = (delimiter: Delimiter): number =>
    new Set(namesIn(line, delimiter).flatMap((name) => getFieldName(name) ?? [])).size;
  const cells = (delimiter: Delimiter): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, next) =>
    known(next) > known(best) || (known(next) === known(best) && cells(next) > cells(best)) ? next : best,
  );
}

const namesIn = (line: string, delimiter: Delimiter): readonly string[] => {
  const [first] = createCellReaderOf(line, delimiter);
  return first?.kind === 'cells' ? first.cells : [];
};

const createCellReaderOf = (text: string, delimiter: Delimiter): readonly CellLine[] => {
  const reader = createCellReader(delimiter);
  return [...reader.push(text), ...reader.end()];
};

type Columns = readonly (FeedField | undefined)[];
/** Reads the cells of a line after the first; undefined for a line that is no product. */
type RowReader = (found: Extract<CellLine, { kind: 'cells' }>) => FeedEvent | undefined;

/**
 * Creates a reader of tabular feeds: the first line contains the column names, in any order; unknown columns
 * are ignored. Exports of Shopify and WooCommerce are read with the address of the shop.
 */
export function createTableReader(shop: string | null = null): FeedReader {
  let head = '';
  let reader: ReturnType<typeof createCellReader> | undefined;
  let readRow: RowReader | undefined;
  let isOver = false;

  const eventsOf = (lines: readonly CellLine[]): readonly FeedEvent[] => {
    const events: FeedEvent[] = [];
    for (const found of lines) {
      if (isOver) break;
      if (readRow) {
        const event = found.kind === 'problem' ? found : readRow(found);
        if (event) events.push(event);
        continue;
      }
      const read = readHead(found, shop);
      if (read.event) events.push(read.event);
      readRow = read.readRow;
      isOver = readRow === undefined;
    }
    return events;
  };
  return {
    push(text) {
      if (isOver) return [];
      if (reader) return eventsOf(reader.push(text));
      head += text;
      // Blank lines before the header do not reveal the delimiter.
      head = head.replace(/^[\s\uFEFF]*[\r\n]+/, (blank) => blank.replaceAll(/[^\r\n]/g, ''));
      if (!/\S[^\r\n]*[\r\n]/.test(head) && head.length <= LINE_CHARS_MAX) return [];
      reader = createCellReader(detectDelimiter(head.trimStart()));
      return eventsOf(reader.push(head));
    },
    end() {
      if (isOver) return [];
      if (!reader && head.trim() === '') return [{ kind: 'failed', code: 'feed_empty', line: 1 }];
      if (reader) return eventsOf(reader.end());
      reader = createCellReader(detectDelimiter(head.trimStart()));
      return eventsOf([...reader.push(head), ...reader.end()]);
    },
  };
}

/** Reads the first line: that of an export of a shop, or the columns of a feed. */
function readHead(
  found: CellLine,
  shop: string | null,
): { readonly event?: FeedEvent; readonly readRow?: RowReader } {
  const names = found.kind === 'cells' ? found.cells.map((name) => name.replace(/^\uFEFF/, '').trim()) : [];
  const create = findExportFormat(names);
  if (create && shop === null)
    return { event: { kind: 'failed', code: 'feed_shop_unknown', line: found.line } };
  if (create && shop !== null) {
    const read = create(shop.replace(/\/+$/, ''));
    const positions = new Map(names.map((name, at) => [name, at]));
    return {
      readRow({ line, cells }) {
        const values = read((column) => cells[positions.get(column) ?? -1]?.trim() ?? '');
        return values && { kind: 'row', line, values };
      },
    };
  }
  const { event, columns } = columnsOf(found);
  return { event, ...(columns && { readRow: (line) => rowOf(line, columns) }) };
}

function columnsOf(found: CellLine): { readonly event: FeedEvent; readonly columns?: Columns } {
  const { line } = found;
  const names = found.kind === 'cells' ? found.cells : [];
  const seen = new Set<FeedField>();
  const ignored: string[] = [];
  const columns = names.map((name) => {
    const field = getFieldName(name);
    if (field !== undefined && !seen.has(field)) {
      seen.add(field);
      return field;
    }
    ignored.push(
      name
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 60)
        .toWellFormed(),
    );
    return undefined;
  });
  const missing = REQUIRED_FIELDS.filter((field) => !seen.has(field));
  if (seen.size === 0) return { event: { kind: 'failed', code: 'feed_header_unknown', line } };
  if (missing.length > 0)
    return { event: { kind: 'failed', code: 'feed_columns_missing', line, fields: missing } };
  return { event: { kind: 'columns', ignored: ignored.filter((name) => name !== '').slice(0, 20) }, columns };
}

function rowOf({ line, cells }: Extract<CellLine, { kind: 'cells' }>, columns: Columns): FeedEvent {
  const isMore = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (isMore) return { kind: 'problem', line, code: 'columns_more' };
  if (cells.length < columns.length) return { kind: 'problem', line, code: 'columns_fewer' };
  const values: Partial<Record<FeedField, string>> = {};
  for (const [index, field] of columns.entries()) if (field) values[field] = cells[index] ?? '';
  return { kind: 'row', line, values: values satisfies FeedValues };
}
