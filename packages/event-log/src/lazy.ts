/** Observes an element for a target; returns a function that ends it. */
export type Observe<Target> = (element: Element, target: Target) => () => void;

/**
 * Observes elements before the log is loaded: they are collected, and passed to the log once it is loaded.
 * `load` is called with the first element; if it resolves to null or rejects, nothing is observed. A page can
 * thus load the log when it is idle.
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
      // If the log cannot be loaded, only its events are lost.
      load().then(loaded, () => loaded(null));
    }
    return () => {
      waiting.delete(one);
      one.release?.();
    };
  };
}
