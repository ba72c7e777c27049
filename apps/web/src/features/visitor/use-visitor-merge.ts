import { useEffect, useEffectEvent } from 'react';
import { usePageInfo } from '../../data/page-info.ts';
import type { MergePage } from './merge-visitor-pins.ts';

/** Saves the visitor's pins of this browser after sign-in; without any, no code is loaded for it (UV-06). */
export function useVisitorMerge(page: Omit<MergePage, 'country'>): void {
  const { country } = usePageInfo();
  const merge = useEffectEvent(async () => {
    const { mergeVisitorPins } = await import('./merge-visitor-pins.ts');
    await mergeVisitorPins({ ...page, country });
  });
  useEffect(() => {
    // Pins that could not be merged are retried on the next page.
    if (hasVisitorPins()) merge().catch(() => undefined);
  }, []);
}

function hasVisitorPins(): boolean {
  try {
    return ['saves', 'claims'].some((part) => localStorage.getItem(`pb_visitor_${part}`) !== null);
  } catch {
    // Blocked storage: even accessing the property throws.
    return false;
  }
}
