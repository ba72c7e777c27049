import { EVENT_AUX_MAX, type LogEvent } from '@pegboard/types';

/** Additional data of an event: words without spaces, numbers, booleans. */
export type AuxData = NonNullable<LogEvent['aux_data']>;

const CODE_MAX = 99_999;
const ID = /^[1-9]\d{0,18}$/;
const WORD = /^[\w.:-]{1,64}$/;
const AUX_KEY = /^[a-z]\w{0,39}$/i;

/**
 * Returns the event within the bounds of `logEventSchema`, or null if nothing can be sent. Only invalid
 * fields are dropped, so that one field never causes a batch to be rejected, and a person's text never enters
 * the log. Source: EL-01, EL-02.
 */
export function sanitizeEvent(event: LogEvent): LogEvent | null {
  const time = Number.isFinite(event.time) ? Math.trunc(event.time) : -1;
  if (!isCode(event.event_type) || !Number.isSafeInteger(time) || time < 0) return null;
  const aux = fitAux(event.aux_data);
  const fields = FITS.map(([name, fits]) => [name, event[name], fits] as const).filter(([, value, fits]) =>
    fits(value),
  );
  return {
    id: event.id,
    event_type: event.event_type,
    time,
    ...Object.fromEntries(fields),
    ...(aux && { aux_data: aux }),
  };
}

const isCode = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= CODE_MAX;
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);
const isWord = (value: unknown): boolean => typeof value === 'string' && WORD.test(value);

/** Validators of optional fields. */
const FITS: readonly (readonly [keyof LogEvent, (value: unknown) => boolean])[] = [
  ['view_type', isCode],
  ['view_parameter', isCode],
  ['component', isCode],
  ['element', isCode],
  ['pin_id', isId],
  ['board_id', isId],
  ['object_id', isWord],
];

/** Returns the first 20 valid facts; undefined if there are none. */
function fitAux(aux: AuxData | undefined): AuxData | undefined {
  const fitting = Object.entries(aux ?? {}).filter(([key, value]) => AUX_KEY.test(key) && isFact(value));
  return fitting.length > 0 ? Object.fromEntries(fitting.slice(0, EVENT_AUX_MAX)) : undefined;
}

const isFact = (value: unknown): boolean =>
  value === null || typeof value === 'boolean' || Number.isFinite(value) || isWord(value);
