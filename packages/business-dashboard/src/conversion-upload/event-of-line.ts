import type { TableLine } from '../conversions/read-table.ts';

/** The columns of a file of events. An `email` is hashed in the browser and never sent. */
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

/** The required columns of a file. */
export const EVENT_COLUMNS_NEEDED = ['event_name', 'event_id', 'happened_at'] as const;

/** A template: the column names, and two example lines. */
export const EVENT_TEMPLATE: string = `${EVENT_COLUMNS.join(',')}
checkout,order-1001,2026-11-21T09:30:00Z,49.90,EUR,1001,,anna@example.com
lead,form-77,2026-11-21T10:05:00Z,,,,,
`;

/** A line of a chunk, as in the request. */
export type EventLine = {
  readonly line: number;
  readonly event?: Readonly<Record<string, unknown>>;
  readonly problem?: string;
};

/**
 * Returns the event of a line, with its email replaced by `hash`. Invalid numbers are sent unchanged: the
 * server validates them by the same rules as those of other events. An unreadable line is sent with its
 * error.
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

/** Parses a number with a decimal point or comma; returns the text itself if it is not a number. */
function numberOf(text: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}
