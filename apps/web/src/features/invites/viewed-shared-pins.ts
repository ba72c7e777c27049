import { parsePinId, parseQueryMarkers } from '@pegboard/routes';
import type { Session } from '@pegboard/types';

/** The shared pins that were opened since the page was loaded, each with the code that it was shared by (IV-02). */
export type ViewedSharedPins = {
  /** By the id of the pin, as the session has them. Nothing of it is stored: it ends with the page. */
  readonly viewed: () => Session['viewedSharedPins'];
  /** The pin of an address and the code by which it was shared, in the address or when it was opened before. */
  readonly at: (place: { readonly pathname: string; readonly search: string }) => SharedPinVisit | undefined;
  /** The code is unknown, or could not be looked up: the pin is as if no one had shared it. */
  readonly forget: (pinId: string) => void;
};

/** A pin that was opened by a shared link. */
export type SharedPinVisit = { readonly pinId: string; readonly code: string };

const PIN = /^\/pin\/([^/]+)\/?$/;

/** Makes the shared pins of one page load. */
export function createViewedSharedPins(): ViewedSharedPins {
  const codes = new Map<string, string>();
  const dead = new Set<string>();
  return {
    viewed: () => Object.fromEntries([...codes].map(([pinId, inviteCode]) => [pinId, { inviteCode }])),
    at({ pathname, search }) {
      const pinId = parsePinId(decoded(PIN.exec(pathname)?.[1] ?? ''));
      if (!/^[1-9]\d{0,18}$/.test(pinId)) return undefined;
      const { inviteCode } = parseQueryMarkers(search);
      if (inviteCode !== undefined && !dead.has(inviteCode)) codes.set(pinId, inviteCode);
      const code = codes.get(pinId);
      return code === undefined ? undefined : { pinId, code };
    },
    forget(pinId) {
      const code = codes.get(pinId);
      if (code !== undefined) dead.add(code);
      codes.delete(pinId);
    },
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A percent sign without its digits: an address of no pin.
    return '';
  }
}
