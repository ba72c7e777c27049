/**
 * Milliseconds per tick. Durations are counted in ticks, so that a late event loop is not mistaken for a
 * silent database.
 */
export const TICK_MS = 50;
/** Ticks that a request waits for its first byte before the database is probed. */
export const SUSPECT_AFTER_TICKS = 5;
/** Ticks before the next probe during a wait in which the database has already responded. */
export const SUSPECT_AGAIN_AFTER_TICKS = 8;
/** Ticks without any data from the database, on probe or connections, before it counts as down. */
export const DOWN_AFTER_TICKS = 12;
/** Ticks before an unanswered probe of a database that is down is replaced. */
export const PROBE_TICKS = 15;
/** Ticks between a probe that failed immediately and the next one. */
export const RETRY_AFTER_TICKS = 2;

/**
 * Maximum time in milliseconds from a request that meets a silent database to its rejection, if the event
 * loop is on time. On a busy machine each tick is some milliseconds late, up to a fifth of a second in total.
 */
export const REFUSAL_DEADLINE_MS =
  TICK_MS * (Math.max(SUSPECT_AFTER_TICKS, SUSPECT_AGAIN_AFTER_TICKS) + DOWN_AFTER_TICKS + 1);

/**
 * The health of a database, as observed by one process. A probe is pending except where `probedFor` is
 * undefined.
 */
export type Health =
  | { readonly kind: 'up' }
  | { readonly kind: 'suspected'; readonly silentFor: number; readonly probedFor: number | undefined }
  | { readonly kind: 'down'; readonly idleFor: number; readonly probedFor: number | undefined };

/** An event that affects the health. */
export type HealthEvent =
  | 'ticked'
  /** A wait has become suspiciously long: see `isSuspicious`. */
  | 'wait-suspected'
  /** The database has sent something, over any connection or to a probe. */
  | 'bytes-received'
  /** A probe connected, and its statement was answered. */
  | 'probe-answered'
  /** A probe was rejected, or could not connect. */
  | 'probe-failed';

/** An action that follows a transition. `abort-all` ends every connection and every wait for one. */
export type HealthEffect = 'start-probe' | 'stop-probe' | 'abort-all';

/** The initial health. */
export const INITIAL_HEALTH: Health = { kind: 'up' };

type Transition = { readonly state: Health; readonly effects: readonly HealthEffect[] };

/**
 * Returns the next health (BF-10). A slow statement is never aborted: it causes a probe, and any byte from
 * the database, over any connection, proves that the database is alive. Only total silence of
 * `DOWN_AFTER_TICKS` marks it as down, and only an answered probe marks it as up again.
 */
export function transitionHealth(state: Health, event: HealthEvent): Transition {
  if (state.kind === 'up') return event === 'wait-suspected' ? suspected() : unchanged(state);
  if (event === 'probe-answered') return { state: INITIAL_HEALTH, effects: ['stop-probe'] };
  if (event === 'probe-failed') return unchanged({ ...state, probedFor: undefined });
  if (state.kind === 'suspected') {
    if (event === 'bytes-received') return { state: INITIAL_HEALTH, effects: ['stop-probe'] };
    return event === 'ticked' ? tickSuspected(state) : unchanged(state);
  }
  return event === 'ticked' ? tickDown(state) : unchanged(state);
}

/**
 * Returns whether a wait requires a probe: one that began after the last byte from the database after a
 * quarter of a second, one that began before it after 0.4 seconds of silence.
 */
export function isSuspicious(wait: {
  readonly tick: number;
  readonly since: number;
  readonly lastByte: number;
}): boolean {
  const { tick, since, lastByte } = wait;
  const isOlder = since < lastByte;
  return isOlder ? tick - lastByte >= SUSPECT_AGAIN_AFTER_TICKS : tick - since >= SUSPECT_AFTER_TICKS;
}

function unchanged(state: Health): Transition {
  return { state, effects: [] };
}

function suspected(): Transition {
  return { state: { kind: 'suspected', silentFor: 0, probedFor: 0 }, effects: ['start-probe'] };
}

function tickSuspected(state: Extract<Health, { kind: 'suspected' }>): Transition {
  const silentFor = state.silentFor + 1;
  if (silentFor >= DOWN_AFTER_TICKS)
    return {
      state: { kind: 'down', idleFor: 0, probedFor: 0 },
      effects: ['stop-probe', 'abort-all', 'start-probe'],
    };
  if (state.probedFor === undefined)
    return { state: { kind: 'suspected', silentFor, probedFor: 0 }, effects: ['start-probe'] };
  return unchanged({ kind: 'suspected', silentFor, probedFor: state.probedFor + 1 });
}

function tickDown(state: Extract<Health, { kind: 'down' }>): Transition {
  const { probedFor, idleFor } = state;
  if (probedFor === undefined)
    return idleFor + 1 >= RETRY_AFTER_TICKS
      ? { state: { kind: 'down', idleFor: 0, probedFor: 0 }, effects: ['start-probe'] }
      : unchanged({ ...state, idleFor: idleFor + 1 });
  if (probedFor + 1 >= PROBE_TICKS)
    return {
      state: { kind: 'down', idleFor: 0, probedFor: 0 },
      effects: ['stop-probe', 'start-probe'],
    };
  return unchanged({ ...state, probedFor: probedFor + 1 });
}
