'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfServer = (): string => 'UTC';

/** Returns the viewer's time zone; UTC on the server, and until hydration. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, zoneHere, zoneOfServer);
}
