import { AppError } from '../errors.ts';

/** Counts tries by key in windows of time; over the limit it refuses (`rate_limited`). */
export type Limiter = { count(key: string): void; forget(key: string): void };

const KEYS_MAX = 50_000;

/** A limiter in this process: `max` tries a key and window. The oldest keys go first when there are too many. */
export function createLimiter(options: {
  readonly max: number;
  readonly windowMs: number;
  readonly now: () => Date;
}): Limiter {
  const windows = new Map<string, { start: number; tries: number }>();
  return {
    count(key) {
      const now = options.now().getTime();
      const known = windows.get(key);
      const current = known && now - known.start < options.windowMs ? known : { start: now, tries: 0 };
      current.tries += 1;
      windows.delete(key);
      windows.set(key, current);
      const [oldest] = windows.keys();
      if (windows.size > KEYS_MAX && oldest !== undefined) windows.delete(oldest);
      if (current.tries > options.max) throw new AppError('rate_limited');
    },
    forget(key) {
      windows.delete(key);
    },
  };
}

/** The part of an address that one subscriber holds: IPv4 whole, also when it is written as IPv6, the /64 of IPv6. */
export function subscriberOf(address: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
