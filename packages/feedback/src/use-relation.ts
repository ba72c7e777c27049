'use client';

import { useSyncExternalStore } from 'react';
import type { RelationSubject } from './model/relation-call.ts';
import type { RelationStore } from './relation-store.ts';

/** Whether something is followed, or somebody blocked: as this page knows it, else as the site said in `known`. */
export function useRelation(
  store: Pick<RelationStore, 'subscribe' | 'isOn'>,
  subject: Pick<RelationSubject, 'kind' | 'id'>,
  known: boolean,
): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.isOn(subject) ?? known,
    () => known,
  );
}
