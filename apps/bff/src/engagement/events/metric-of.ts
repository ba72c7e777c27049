import {
  BLOCKED_REDIRECT_STATUSES,
  BUSINESS_METRICS,
  EVENT_TYPE_BY_NAME,
  EVENT_TYPES,
  VIDEO_SECONDS_MAX,
  type BusinessMetric,
  type LogEvent,
} from '@pegboard/types';

const BY_TYPE: Readonly<Record<number, BusinessMetric>> = {
  [EVENT_TYPES.pinImpression]: 'impressions',
  [EVENT_TYPE_BY_NAME.closeup]: 'closeups',
  [EVENT_TYPES.save]: 'saves',
  [EVENT_TYPE_BY_NAME.outboundClick]: 'outbound_clicks',
  [EVENT_TYPE_BY_NAME.videoView]: 'video_views',
};
/** The statuses of clicks that did not open the link. */
const NOT_LEFT: ReadonlySet<unknown> = new Set([...BLOCKED_REDIRECT_STATUSES, 'ignored']);

/**
 * Returns the metric that an event counts as for the creator of its pin (BD-05); undefined for none. The
 * repeated impression of a video ad at playback is not counted again. Paid impressions and clicks count for the campaign
 * alone, which is where the dashboard reads them. A click counts when it opened the link,
 * not when it opened its menu.
 */
export function getMetric({ event_type, pin_id, aux_data }: LogEvent): BusinessMetric | undefined {
  if (pin_id === undefined) return undefined;
  const metric = BY_TYPE[event_type];
  if (aux_data?.['paid'] === true && (metric === 'impressions' || metric === 'outbound_clicks'))
    return undefined;
  if (metric === 'impressions' && aux_data?.['is_viewable'] === true) return undefined;
  if (metric === 'outbound_clicks' && !isLeaving(aux_data)) return undefined;
  return metric;
}

/** The number of a watch time in `countable_events`: it is added to the sum of its video, and is no metric. */
export const WATCH_TIME_CODE = 0;

/** Returns the milliseconds for which an event says that a video was watched; null for other events. */
export function getWatchedMs({ event_type, pin_id, aux_data }: LogEvent): number | null {
  if (event_type !== EVENT_TYPE_BY_NAME.videoWatch || pin_id === undefined) return null;
  const ms = aux_data?.['watched_ms'];
  return typeof ms === 'number' && ms > 0 ? Math.min(Math.round(ms), VIDEO_SECONDS_MAX * 1000) : null;
}

/** Returns the metric as a number, counted from 1, as stored in `countable_events`; null for none. */
export function metricCode(event: LogEvent): number | null {
  if (getWatchedMs(event) !== null) return WATCH_TIME_CODE;
  const metric = getMetric(event);
  return metric === undefined ? null : BUSINESS_METRICS.indexOf(metric) + 1;
}

function isLeaving(aux: LogEvent['aux_data']): boolean {
  return aux?.['clickthrough_type'] !== 'rightClick' && !NOT_LEFT.has(aux?.['status']);
}
