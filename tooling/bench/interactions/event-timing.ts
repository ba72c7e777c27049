import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    /** The recorded interactions of a page (Event Timing): the longest duration in ms, by interaction. */
    recordedInteractions: { readonly slowest: Map<number, number> };
  }
}

/** Records the duration of a page's interactions from input to next paint. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slowest = new Map<number, number>();
    window.recordedInteractions = { slowest };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Returns the slowest interaction of `act` in ms, when its result is displayed; 16 if none took longer. */
export async function slowestInteraction(
  page: Page,
  act: () => Promise<void>,
  result: Locator,
): Promise<number> {
  await page.evaluate(() => window.recordedInteractions.slowest.clear());
  await act();
  await result.first().waitFor();
  // Entries are reported one frame after their paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return page.evaluate(() => Math.max(16, ...window.recordedInteractions.slowest.values()));
}
