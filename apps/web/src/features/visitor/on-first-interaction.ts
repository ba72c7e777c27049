const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Does something at the first sign that a person is at the page: anyone who only has it open loads nothing
 * for it. What it returns gives it up.
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
