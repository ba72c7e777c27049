const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click', 'focusin'] as const;

declare global {
  interface Window {
    /** True from the first interaction with a page until it is hydrated, then false. */
    __pb_used?: boolean;
  }
}

/**
 * Runs a task on the first interaction, so that an unattended page loads nothing for it: at once if it was
 * before hydration. Returns a function that cancels it.
 */
export function onFirstInteraction(task: () => void): () => void {
  if (window.__pb_used) {
    task();
    return () => undefined;
  }
  const waiting = new AbortController();
  const came = (): void => {
    waiting.abort();
    task();
  };
  for (const sign of SIGNS) addEventListener(sign, came, { signal: waiting.signal, capture: true });
  return () => waiting.abort();
}

/** Resolves at the first interaction with the page since it was opened; at once on the server. */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => onFirstInteraction(resolve));
