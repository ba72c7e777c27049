import type { LogEvent } from '@pegboard/types';
import type { Db } from '../db.ts';
import { sql } from 'drizzle-orm';
import { statement } from '../statement.ts';
import { dayOf, isTimely } from './rules.ts';

const insertEvents = statement<{ readonly id: string }>(
  'record events',
  (value) => sql`
    insert into events (day, id, type, occurred_at, is_signed_in, view_type, view_parameter, component, element,
      pin_id, board_id, object_id, aux)
    select day, id, type, to_timestamp(time / 1000.0), ${value('isSignedIn')}::boolean, view_type, view_parameter,
      component, element, pin_id, board_id, object_id, aux
    from jsonb_to_recordset(${value('rows')}::jsonb) as sent (day date, id uuid, type int, time bigint, view_type int,
      view_parameter int, component int, element int, pin_id bigint, board_id bigint, object_id text, aux jsonb)
    on conflict do nothing`,
);

/**
 * Stores events with one statement, each once however often it is sent, and answers how many are kept. Those that are not
 * of about now are left out.
 */
export async function recordEvents(
  db: Db,
  sent: { readonly events: readonly LogEvent[]; readonly isSignedIn: boolean; readonly now: Date },
): Promise<number> {
  const timely = sent.events.filter(({ time }) => isTimely(time, sent.now));
  if (timely.length === 0) return 0;
  const rows = timely.map(({ event_type: type, aux_data: aux, ...event }) => ({
    ...event,
    type,
    aux,
    day: dayOf(event.time),
  }));
  await insertEvents(db, { rows: JSON.stringify(rows), isSignedIn: sent.isSignedIn });
  return timely.length;
}
