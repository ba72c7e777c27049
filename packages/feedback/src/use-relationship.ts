'use client';

import { useSyncExternalStore } from 'react';
import type { RelationshipSubject } from './model/relationship-request.ts';
import type { RelationshipStore } from './relationship-store.ts';

/** Whether something is followed, or somebody blocked: as this page knows it, else as the site said in `known`. */
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
