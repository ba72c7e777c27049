import type { Socket } from 'node:net';
import type pg from 'pg';
import { AppError } from '../../errors/errors.ts';
import {
  INITIAL_HEALTH,
  isSuspicious,
  TICK_MS,
  transitionHealth,
  type Health,
  type HealthEffect,
  type HealthEvent,
} from './health.ts';
import type { Probe, RunningProbe } from './probe.ts';

/** Calls a function periodically until it is stopped: by a timer, or by a test. */
export type StartTicker = (tick: () => void) => { stop(): void };

/** The ports of a watched pool. */
export type WatchPorts = {
  readonly probe: Probe;
  readonly startTicker: StartTicker;
  /** Called when the database is marked as down, and when it is up again. */
  readonly onChange: (isDown: boolean) => void;
};

/** The health of the database of a pool. */
export type DatabaseWatch = {
  readonly isDown: () => boolean;
  close(): void;
};

/**
 * Number of ticks (6 s) after which a silent connection in use is ended: no statement of a live server takes
 * longer.
 */
const CONNECTION_SILENCE_TICKS = 120;
/** The message of `pg-pool` for a wait in its queue that timed out. */
const QUEUE_TIMEOUT = 'timeout exceeded when trying to connect';
/** The message of `pg-pool` for a new connection that timed out. */
const CONNECT_TIMEOUT = 'Connection terminated due to connection timeout';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;
/** A connection of the pool. `usedSince` is undefined while it is idle. */
type Watched = { bytesRead: number; heardAt: number; usedSince: number | undefined };
/** A request for a connection. */
type Wait = { readonly since: number; readonly abort: (error: Error) => void };

/** Ticks by the system clock, without keeping the process alive. */
export const startClockTicker: StartTicker = (tick) => {
  const timer = setInterval(tick, TICK_MS).unref();
  return { stop: () => clearInterval(timer) };
};

/**
 * Rejects work on a database that does not respond (BF-10). While requests wait for the database, its silence
 * is measured; `transitionHealth` decides about the consequences. Once it is down, pending statements fail
 * with ETIMEDOUT, all connections are ended, and new requests fail at once with `db_unavailable`. A request
 * that finds no free connection to a responding database fails with `overloaded`. A single connection that is
 * silent for six seconds is ended on its own.
 */
export function watchPool(pool: pg.Pool, { probe, startTicker, onChange }: WatchPorts): DatabaseWatch {
  const connections = new Map<pg.PoolClient, Watched>();
  const waits = new Set<Wait>();
  let health: Health = INITIAL_HEALTH;
  let verdict: PromiseWithResolvers<void> | undefined;
  let tick = 0;
  let lastByte = 0;
  let running: { readonly probe: RunningProbe; bytesRead: number } | undefined;
  let ticker: { stop(): void } | undefined;
  let isClosed = false;

  const apply: Readonly<Record<HealthEffect, () => void>> = {
    'start-probe'() {
      const started = probe((hasAnswered) => {
        if (running?.probe !== started) return;
        running = undefined;
        if (hasAnswered) lastByte = tick;
        handle(hasAnswered ? 'probe-answered' : 'probe-failed');
      });
      running = { probe: started, bytesRead: 0 };
    },
    'stop-probe'() {
      running?.probe.stop();
      running = undefined;
    },
    'abort-all'() {
      for (const { abort } of waits) abort(silence());
      for (const client of connections.keys()) socketOf(client).destroy(silence());
    },
  };
  const handle = (event: HealthEvent): void => {
    const before = health.kind;
    const { state, effects } = transitionHealth(health, event);
    health = state;
    if (health.kind !== 'suspected') verdict?.resolve();
    for (const effect of effects) apply[effect]();
    if ((before === 'down') !== (health.kind === 'down')) onChange(health.kind === 'down');
  };
  const onTick = (): void => {
    tick += 1;
    if (hasReceived()) {
      lastByte = tick;
      handle('bytes-received');
    }
    for (const [client, { usedSince, heardAt }] of connections)
      if (usedSince !== undefined && tick - Math.max(usedSince, heardAt) >= CONNECTION_SILENCE_TICKS)
        socketOf(client).destroy(silence());
    const oldest = waitingSince();
    if (oldest.some((since) => isSuspicious({ tick, since, lastByte }))) handle('wait-suspected');
    handle('ticked');
    if (health.kind === 'up' && oldest.length === 0) stopTicking();
  };
  /** Returns whether anything has come from the database since the last tick. */
  const hasReceived = (): boolean => {
    let isAny = false;
    for (const [client, watched] of connections) isAny = hasSent(client, watched) || isAny;
    const probed = running?.probe.bytesRead() ?? 0;
    if (running && probed > running.bytesRead) {
      running.bytesRead = probed;
      isAny = true;
    }
    return isAny;
  };
  const hasSent = (client: pg.PoolClient, watched: Watched): boolean => {
    const { bytesRead } = socketOf(client);
    if (bytesRead === watched.bytesRead) return false;
    watched.bytesRead = bytesRead;
    watched.heardAt = tick;
    return true;
  };
  const waitingSince = (): readonly number[] => [
    ...[...waits].map(({ since }) => since),
    ...[...connections.values()].flatMap(({ usedSince }) => (usedSince === undefined ? [] : [usedSince])),
  ];
  const startTicking = (): void => {
    if (!isClosed) ticker ??= startTicker(onTick);
  };
  const stopTicking = (): void => {
    ticker?.stop();
    ticker = undefined;
  };

  pool.on('connect', (client) => {
    connections.set(client, { bytesRead: socketOf(client).bytesRead, heardAt: tick, usedSince: undefined });
  });
  pool.on('remove', (client) => void connections.delete(client));
  pool.on('acquire', (client) => {
    const watched = connections.get(client);
    if (watched) watched.usedSince = tick;
    startTicking();
  });
  pool.on('release', (_error, client) => {
    const watched = connections.get(client);
    if (!watched) return;
    watched.usedSince = undefined;
    if (hasSent(client, watched)) lastByte = tick;
  });

  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectWatched = async (): Promise<pg.PoolClient> => {
    if (health.kind === 'down') throw new AppError('db_unavailable', { cause: silence() });
    const { promise: aborted, reject: abort } = Promise.withResolvers<never>();
    const wait: Wait = { since: tick, abort };
    waits.add(wait);
    startTicking();
    const connected = connect();
    try {
      return await Promise.race([connected, aborted]);
    } catch (error) {
      connected.then(
        (client) => client.release(),
        () => undefined,
      );
      throw await whyNotConnected(error);
    } finally {
      waits.delete(wait);
    }
  };
  /**
   * Returns the error of a failed wait for a connection: on a responding database, a timeout means overload.
   */
  const whyNotConnected = async (error: unknown): Promise<unknown> => {
    const message = error instanceof Error ? error.message : '';
    if (message !== QUEUE_TIMEOUT && message !== CONNECT_TIMEOUT) return error;
    if (health.kind === 'suspected') await (verdict ??= Promise.withResolvers<void>()).promise;
    verdict = undefined;
    return new AppError(isDown() ? 'db_unavailable' : 'overloaded', { cause: error });
  };
  const isDown = (): boolean => health.kind === 'down';
  pool.connect = ((done?: Callback) => {
    const connected = connectWatched();
    if (!done) return connected;
    connected.then(
      (client) => done(undefined, client, (error) => client.release(error)),
      (error: Error) => done(error, undefined, () => undefined),
    );
    return undefined;
  }) as typeof pool.connect;

  return {
    isDown,
    close() {
      isClosed = true;
      stopTicking();
      apply['stop-probe']();
      verdict?.resolve();
    },
  };
}

/** Returns the socket under a connection, with TLS or without. */
function socketOf({ connection }: pg.PoolClient): Socket {
  return connection.stream as Socket;
}

function silence(): Error {
  return Object.assign(new Error('The database does not answer: its connections are ended.'), {
    code: 'ETIMEDOUT',
  });
}
