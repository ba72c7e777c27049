/** Watches an element for a target; what it returns ends that. */
export type Observe<Target> = (element: Element, target: Target) => () => void;

/**
 * Watches elements before the log is loaded: they are remembered, and handed over when it is. `load` is called with the
 * first of them; when it gives null or fails, nothing is watched. So a page loads the log when it has time for it.
 */
export function observeLazily<Target>(load: () => Promise<Observe<Target> | null>): Observe<Target> {
  type Waiting = { readonly element: Element; readonly target: Target; release: (() => void) | undefined };
  const waiting = new Set<Waiting>();
  let observe: Observe<Target> | null | undefined;
  const loaded = (now: Observe<Target> | null): void => {
    observe = now;
    for (const one of waiting) one.release = now?.(one.element, one.target);
    waiting.clear();
  };
  let isLoading = false;
  return (element, target) => {
    if (observe) return observe(element, target);
    const one: Waiting = { element, target, release: undefined };
    if (observe === undefined) waiting.add(one);
    if (!isLoading) {
      isLoading = true;
      // A log that cannot be loaded costs its events, and nothing else.
      load().then(loaded, () => loaded(null));
    }
    return () => {
      waiting.delete(one);
      one.release?.();
    };
  };
}
