'use client';

import { useSyncExternalStore } from 'react';
import type { RelationshipSubject } from './model/relationship-request.ts';
import type { RelationshipStore } from './relationship-store.ts';

/** Returns whether a target is followed or blocked: this page's state, otherwise the server's in `known`. */
export function useRelationship(
  store: Pick<RelationshipStore, 'subscribe' | 'isOn'>,
  subject: Pick<RelationshipSubject, 'kind' | 'id'>,
  known: boolean,
): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.isOn(subject) ?? known,
    () => known,
  );
}
