'use client';

import type { VisitorState } from '@pegboard/types';
import { useSyncExternalStore } from 'react';
import type { VisitorSession, VisitorStore } from '../visitor-store.ts';

const NOBODY: VisitorState = {
  closeupPins: [],
  completedSearches: [],
  clickthroughPins: [],
  downloadedPinsCount: 0,
  savedPins: [],
  invitesRedeemed: [],
  revisitationState: null,
  isQUS: false,
  daysSinceLastRevisitation: null,
  daysSinceLastRevisitationBucket: null,
  isAllowedCountry: false,
  country: null,
};
const NOTHING_SAVED: VisitorSession = { hasSavedUnauthPin: false, unauthSavePinId: null };

/** Subscribes to the visitor's state; on the server and during hydration, it is the empty state (UV-09). */
export function useVisitorState(store: VisitorStore): VisitorState {
  return useSyncExternalStore(store.subscribe, store.state, () => NOBODY);
}

/**
 * Returns whether the visitor has saved a pin, and the last one; none on the server and during hydration
 * (UV-09).
 */
export function useVisitorSession(store: VisitorStore): VisitorSession {
  return useSyncExternalStore(store.subscribe, store.session, () => NOTHING_SAVED);
}
