import { randomInt } from 'node:crypto';

const EPOCH_MS = Date.UTC(2024, 0, 1);
let process10 = BigInt(randomInt(1024));
let lastMs = 0n;
let counter = 0n;

/**
 * Returns the next id: 64 bits that increase with time: 41 of milliseconds since 2024, 10 of this process, 12
 * of a counter. The counter continues in the next millisecond when it overflows, so the ids of a process are
 * unique and ordered.
 */
export function newId(now: number = Date.now()): bigint {
  const ms = BigInt(now - EPOCH_MS);
  if (ms > lastMs) {
    lastMs = ms;
    counter = 0n;
  } else if (++counter === 4096n) {
    lastMs += 1n;
    counter = 0n;
  }
  return (lastMs << 22n) | (process10 << 12n) | counter;
}

/**
 * Sets the process number, 0 to 1023, of all further ids, in place of a random one: see `claimProcessNumber`.
 */
export function setWorkerId(number: number): void {
  process10 = BigInt(number);
}

/** Returns the smallest id of a time, to compare ids with times and to date demo content. */
export function minIdAt(at: Date): bigint {
  return BigInt(at.getTime() - EPOCH_MS) << 22n;
}

/** Returns the creation time of an id. */
export function getIdTimestamp(id: bigint): Date {
  return new Date(Number(id >> 22n) + EPOCH_MS);
}

const DECIMAL = /^[1-9]\d{0,18}$/;
const LARGEST = 2n ** 63n - 1n;

/** Parses an id from a request; undefined if it is invalid. */
export function parseId(text: string): bigint | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const id = BigInt(text);
  return id <= LARGEST ? id : undefined;
}
