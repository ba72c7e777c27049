import { parsePinId, parseQueryMarkers } from '@pegboard/routes';
import type { Session } from '@pegboard/types';

/** The shared pins opened since the page was loaded, each with its code (IV-02). */
export type ViewedSharedPins = {
  /** Returns the codes by pin id, as in the session. They are not stored, and last as long as the page. */
  readonly viewed: () => Session['viewedSharedPins'];
  /**
   * Returns the pin of an address and the code by which it was shared, from the address or from an earlier
   * visit.
   */
  readonly at: (place: { readonly pathname: string; readonly search: string }) => SharedPinVisit | undefined;
  /** Removes a pin whose code is unknown, or could not be looked up: it is treated as not shared. */
  readonly forget: (pinId: string) => void;
};

/** A pin that was opened by a shared link. */
export type SharedPinVisit = { readonly pinId: string; readonly code: string };

const PIN = /^\/pin\/([^/]+)\/?$/;

/** Creates the shared pins of one page load. */
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
    // A percent sign without its digits: not the address of a pin.
    return '';
  }
}
