import { useEffect, useEffectEvent } from 'react';
import { usePageInfo } from '../../data/page-info.ts';
import type { MergePage } from './merge-visitor-pins.ts';

/** After sign-in the pins that this browser keeps of the visitor are saved; without any, no code is loaded for it (UV-06). */
export function useVisitorMerge(page: Omit<MergePage, 'country'>): void {
  const { country } = usePageInfo();
  const merge = useEffectEvent(async () => {
    const { mergeVisitorPins } = await import('./merge-visitor-pins.ts');
    await mergeVisitorPins({ ...page, country });
  });
  useEffect(() => {
    // What could not be merged is tried on the next page.
    if (hasVisitorPins()) merge().catch(() => undefined);
  }, []);
}

function hasVisitorPins(): boolean {
  try {
    return ['saves', 'claims'].some((part) => localStorage.getItem(`pb_visitor_${part}`) !== null);
  } catch {
    // Blocked: even asking for it throws.
    return false;
  }
}
