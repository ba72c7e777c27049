'use client';

import type { EntityType } from '@pegboard/types';
import { useMemo, useSyncExternalStore } from 'react';
import type { Entity } from '../model/entity.ts';
import { useResourceClient } from './resource-context.tsx';

/**
 * Returns an entity, merged from all responses: undefined if it is unknown, null if it was removed. Never
 * fetches. Source: RC-04.
 */
export function useEntity(kind: EntityType, key: string): Entity | null | undefined {
  const client = useResourceClient();
  const { subscribe, getSnapshot, getServerSnapshot } = useMemo(
    () => client.entity(kind, key),
    [client, kind, key],
  );
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
