'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { ResourceAction } from '../send-request.ts';
import { createMutation, type Mutation, type MutationState } from '../mutation.ts';
import { useResourceClient } from './resource-context.tsx';

/** The state of the latest mutation, and the function that sends one. */
export type UseResourceMutationResult<T> = MutationState<T> & Pick<Mutation<T>, 'send' | 'reset'>;

/**
 * Returns a mutation: `const { kind, send } = useResourceMutation('Board', 'create')`. A pending mutation
 * continues after the component is unmounted.
 */
export function useResourceMutation<T = unknown>(
  name: string,
  action: Exclude<ResourceAction, 'get'>,
): UseResourceMutationResult<T> {
  const client = useResourceClient();
  const { subscribe, getSnapshot, getServerSnapshot, send, reset } = useMemo(
    () => createMutation<T>(client, { name, action }),
    [client, name, action],
  );
  return { ...useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot), send, reset };
}
