'use client';

import { useCallback, type RefCallback } from 'react';
import type { EventContext } from '../model/events.ts';
import { useEventLog } from './event-log-context.tsx';

/**
 * A `ref` that watches its element for a pin. An element that is used again for another pin ends the impression of the
 * one before. Keep `place` the same object between renders: a new one is a new impression. Source: EL-01.
 */
export function useImpression(pinId: string, place?: EventContext): RefCallback<Element> {
  const { observe } = useEventLog();
  return useCallback(
    (element) => (element ? observe(element, { pinId, place }) : undefined),
    [observe, pinId, place],
  );
}
