'use client';

import { useCallback, type RefCallback } from 'react';
import type { EventContext } from '../model/events.ts';
import { useEventLog } from './event-log-context.tsx';

/**
 * Returns a `ref` that tracks impressions of its element for a pin. Reusing the element for another pin ends
 * the former impression. Keep `place` the same object between renders: a new object starts a new impression.
 * Source: EL-01.
 */
export function useImpression(pinId: string, place?: EventContext): RefCallback<Element> {
  const { observe } = useEventLog();
  return useCallback(
    (element) => (element ? observe(element, { pinId, place }) : undefined),
    [observe, pinId, place],
  );
}
