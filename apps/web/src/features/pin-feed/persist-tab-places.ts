import type { ScrollAnchor } from '@pegboard/pin-grid';
import { hasPrivacySignal } from '@pegboard/unauth-visitor-state/model';
import type { FeedStore } from '../../data/feed-store.ts';
import { PinsOfPlaceDocument, ViewerDocument } from '../../data/generated/graphql.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import { persistPlaces } from './persist-places.ts';

/**
 * Stores the places of this tab in its `sessionStorage` until `signal` is aborted; nothing is stored for excluded
 * visitors and with a privacy signal (promises.md, Privacy).
 */
export async function persistTabPlaces(of: {
  readonly feeds: FeedStore;
  readonly places: ReadonlyMap<string, ScrollAnchor>;
  readonly answers: QueryCache;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { feeds, places, answers, signal } = of;
  const { viewer } = await answers.ask(ViewerDocument, {});
  const isExcluded = !viewer && window.__pb_page.country === undefined;
  const storage = storageOfTab();
  if (signal.aborted || isExcluded || hasPrivacySignal(navigator) || !storage) return;
  persistPlaces({
    feeds,
    places,
    viewer: viewer?.user.entityId ?? null,
    readPins: async (pins) => (await answers.ask(PinsOfPlaceDocument, { pins: [...pins] })).pins,
    isOnline: () => navigator.onLine,
    storage,
    onPageEnd: (store) => addEventListener('pagehide', store, { signal }),
    nowMs: () => Date.now(),
  });
}

function storageOfTab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // Blocked storage: even accessing the property throws.
    return undefined;
  }
}
