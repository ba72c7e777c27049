import type { TableLine } from '../conversions/read-table.ts';

/** The columns of a file of events. An `email` is hashed here and is sent to no one. */
export const EVENT_COLUMNS = [
  'event_name',
  'event_id',
  'happened_at',
  'value',
  'currency',
  'order_id',
  'click_id',
  'email',
] as const;

/** Without these a file is not read. */
export const EVENT_COLUMNS_NEEDED = ['event_name', 'event_id', 'happened_at'] as const;

/** A template: the names of the columns, and two lines that show what goes where. */
export const EVENT_TEMPLATE: string = `${EVENT_COLUMNS.join(',')}
checkout,order-1001,2026-11-21T09:30:00Z,49.90,EUR,1001,,anna@example.com
lead,form-77,2026-11-21T10:05:00Z,,,,,
`;

/** A line of a piece, as it is sent. */
export type EventLine = {
  readonly line: number;
  readonly event?: Readonly<Record<string, unknown>>;
  readonly problem?: string;
};

/**
 * The event of a line, with `hash` in the place of its e-mail. What is no number is sent as it is: the server
 * says what is wrong with it, by the same rules as of every event. A line that is no line of cells is
 * informed by its problem.
 */
export async function toEventLine(
  found: TableLine,
  hash: (email: string) => Promise<string>,
): Promise<EventLine> {
  if ('problem' in found) return found;
  const { email, value, ...cells } = found.cells;
  const known = Object.fromEntries(
    Object.entries(cells).filter(([name]) => (EVENT_COLUMNS as readonly string[]).includes(name)),
  );
  return {
    line: found.line,
    event: {
      ...known,
      ...(value === undefined ? {} : { value: numberOf(value) }),
      ...(email === undefined ? {} : { email_sha256: await hash(email) }),
    },
  };
}

/** The number that someone wrote, with a point or a comma; the text itself when it is none. */
function numberOf(text: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}
