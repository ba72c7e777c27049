const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs a task on the first interaction, so that an unattended page loads nothing for it. Returns a function
 * that cancels it.
 */
export function onFirstInteraction(task: () => void): () => void {
  const waiting = new AbortController();
  const came = (): void => {
    waiting.abort();
    task();
  };
  for (const sign of SIGNS) addEventListener(sign, came, { signal: waiting.signal, capture: true });
  return () => waiting.abort();
}
