import { EVENT_TYPE_BY_NAME, EVENT_TYPES, type LogEvent } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { isWithinAcceptedWindow, toUtcDay } from '../../../engagement/events/index.ts';
import type { ConfigDeps, DatabaseDeps } from '../../../platform/deps.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { defineStatement, idList } from '../../../platform/database/statement.ts';
import { allowsLearning } from './allows-learning.ts';
import { FEATURES_LAYOUT } from './features.ts';
import { createServeMarks, type ServedPin, type ServeMarks } from './serve-marks.ts';

/** The number of contents that are remembered as seen by a member, newest first. */
export const SEEN_MAX = 500;

/** The results by event type, in percent of a save. */
const RESULTS: Readonly<Record<number, number>> = {
  [EVENT_TYPES.pinImpression]: 0,
  [EVENT_TYPE_BY_NAME.closeup]: 30,
  [EVENT_TYPE_BY_NAME.outboundClick]: 30,
  [EVENT_TYPES.save]: 100,
};

/** A result of a served pin. */
export type HomeEvent = ServedPin & {
  readonly pinId: bigint;
  /** In percent of a save; 0 for an impression. */
  readonly result: number;
};

/** Returns the events of a batch that concern pins of home feeds: the one with the greatest result for each served pin. */
export function extractHomeEvents(
  events: readonly LogEvent[],
  marks: ServeMarks,
  now: Date,
): readonly HomeEvent[] {
  const found = new Map<bigint, HomeEvent>();
  for (const { event_type, pin_id, time, aux_data } of events) {
    const [result, mark] = [RESULTS[event_type], aux_data?.['ad']];
    if (result === undefined || pin_id === undefined || typeof mark !== 'string') continue;
    const served = isWithinAcceptedWindow(time, now) ? marks.read(mark) : undefined;
    if (!served || !isWithinAcceptedWindow(served.atMs, now)) continue;
    const known = found.get(served.sampleId);
    if (!known || known.result < result)
      found.set(served.sampleId, { ...served, pinId: BigInt(pin_id), result });
  }
  return [...found.values()];
}

const addSamples = defineStatement<never>(
  'add samples of home feeds',
  (value) => sql`
    insert into home_feed_samples (id, day, layout, features, result)
    select id, day, ${FEATURES_LAYOUT}, features, result
    from jsonb_to_recordset(${value('rows')}::jsonb) as sent (id bigint, day date, features smallint[], result smallint)
    order by id
    on conflict (id) do update set result = excluded.result where home_feed_samples.result < excluded.result`,
);

const addSeen = defineStatement<never>(
  'remember what a member saw',
  (value) => sql`
    insert into home_feed_seen (user_id, content_ids, updated_at)
    select ${value('viewer')}::bigint, array(
      select content_id from pins where id = any(${value('pins')}::bigint[])
    ), ${value('now')}::timestamptz
    on conflict (user_id) do update set updated_at = excluded.updated_at, content_ids = (
      excluded.content_ids || array(
        select id from unnest(home_feed_seen.content_ids) with ordinality as before (id, nth)
        where id <> all(excluded.content_ids) order by nth
      )
    )[1:${sql.raw(String(SEEN_MAX))}]`,
);

/**
 * Creates the function that learns from the events of a batch about pins of home feeds (SR-11): a sample for each served pin
 * without any reference to a member or pin, once however often it is sent, and the contents that the member saw, so
 * that they are not repeated. Nothing is stored of viewers who do not allow it.
 */
export function createHomeEventCounter({
  db,
  env,
}: DatabaseDeps & ConfigDeps): (
  events: readonly LogEvent[],
  who: { readonly viewer: Viewer; readonly asksForPrivacy: boolean },
  now: Date,
) => Promise<void> {
  const marks = createServeMarks(env.secret);
  return async (events, { viewer, asksForPrivacy }, now) => {
    if (!allowsLearning(viewer, { asksForPrivacy }, now)) return;
    const found = extractHomeEvents(events, marks, now);
    if (found.length === 0) return;
    const rows = found.map(({ sampleId, atMs, features, result }) => ({
      id: String(sampleId),
      day: toUtcDay(atMs),
      features,
      result,
    }));
    await addSamples(db, { rows: JSON.stringify(rows) });
    const pins = idList([...new Set(found.map(({ pinId }) => pinId))]);
    await addSeen(db, { viewer: viewer.id, pins, now: now.toISOString() });
  };
}
