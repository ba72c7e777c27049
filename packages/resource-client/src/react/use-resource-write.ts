'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { ResourceAction } from '../send-call.ts';
import { createWriter, type Writer, type WriterState } from '../writer.ts';
import { useResourceClient } from './resource-context.tsx';

/** How the latest change stands, and how to send one. */
export type ResourceWriter<T> = WriterState<T> & Pick<Writer<T>, 'send' | 'reset'>;

/**
 * Changes of one kind: `const { kind, send } = useResourceWrite('Board', 'create')`. A change goes on when this leaves
 * the page.
 */
export function useResourceWrite<T = unknown>(
  name: string,
  action: Exclude<ResourceAction, 'get'>,
): ResourceWriter<T> {
  const client = useResourceClient();
  const { subscribe, view, serverView, send, reset } = useMemo(
    () => createWriter<T>(client, { name, action }),
    [client, name, action],
  );
  return { ...useSyncExternalStore(subscribe, view, serverView), send, reset };
}
