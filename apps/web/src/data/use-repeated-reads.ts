import { useEffect } from 'react';

/** Reads again every `delayMs` while work of the server is awaited and the page is visible. */
export function useRepeatedReads(isActive: boolean, read: () => Promise<void>, delayMs: number): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, delayMs);
    return () => clearInterval(timer);
  }, [isActive, read, delayMs]);
}
