import type { LogEvent } from '@pegboard/types';
import type { Db } from '../../platform/database/db.ts';
import { sql } from 'drizzle-orm';
import { defineStatement } from '../../platform/database/statement.ts';
import type { Device } from '../../platform/http/user-agent.ts';
import { getWatchedMs, metricCode } from './metric-of.ts';
import { toUtcDay, isWithinAcceptedWindow } from './rules.ts';

const insertEvents = defineStatement<never>(
  'record events',
  (value) => sql`
    with sent as materialized (
      select distinct on (day, id) * from jsonb_to_recordset(${value('rows')}::jsonb) as sent (day date, id uuid, type int,
        time bigint, view_type int, view_parameter int, component int, element int, pin_id bigint, board_id bigint,
        object_id text, aux jsonb, metric smallint, watched_ms int)
    ), inserted as (
      insert into events (day, id, type, occurred_at, is_signed_in, view_type, view_parameter, component, element,
        pin_id, board_id, object_id, aux)
      select day, id, type, to_timestamp(time / 1000.0), ${value('isSignedIn')}::boolean, view_type, view_parameter,
        component, element, pin_id, board_id, object_id, aux
      from sent on conflict do nothing returning day, id, occurred_at
    )
    insert into countable_events (owner_id, content_id, board_id, metric, watched_ms, hour, country, device)
    select contents.creator_id, contents.id, boards.id, sent.metric,
      least(sent.watched_ms, (contents.rich -> 'video' ->> 'duration')::numeric), date_trunc('hour', inserted.occurred_at, 'UTC'),
      ${value('country')}::text, ${value('device')}::text
    from inserted join sent using (day, id)
      join pins on pins.id = sent.pin_id
      join contents on contents.id = pins.content_id
      left join boards on boards.id = pins.board_id and boards.owner_id = contents.creator_id
    where sent.metric is not null`,
);

/** The coarse origin of events; null if unknown, or not to be stored. */
export type Audience = { readonly country: string | null; readonly device: Device | null };

const UNTOLD: Audience = { country: null, device: null };

/**
 * Stores events with one statement, each once however often it is sent, and returns the number stored. Events
 * with implausible times are dropped. A watch time is at most the length of its video. Events that count for a pin's creator are queued for counting (EL-02,
 * BD-05).
 */
export async function recordEvents(
  db: Db,
  sent: {
    readonly events: readonly LogEvent[];
    readonly isSignedIn: boolean;
    readonly now: Date;
    readonly audience?: Audience;
  },
): Promise<number> {
  const timely = sent.events.filter(({ time }) => isWithinAcceptedWindow(time, sent.now));
  if (timely.length === 0) return 0;
  const rows = timely.map((event) => {
    const { event_type: type, aux_data: aux, ...rest } = event;
    return {
      ...rest,
      type,
      aux,
      day: toUtcDay(event.time),
      metric: metricCode(event),
      watched_ms: getWatchedMs(event),
    };
  });
  const { isSignedIn, audience = UNTOLD } = sent;
  await insertEvents(db, { rows: JSON.stringify(rows), isSignedIn, ...audience });
  return timely.length;
}
