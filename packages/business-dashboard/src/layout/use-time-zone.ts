'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfServer = (): string => 'UTC';

/** The time zone of the reader; UTC on the server, and until the page is alive. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, zoneHere, zoneOfServer);
}
