/**
 * Removes the scroll positions that the router stores when a page ends: nothing is stored on the device of
 * excluded visitors (promises.md, Privacy). Returns a function that stops this.
 */
export function clearRouterStorage(): () => void {
  // `pagehide` fires last when a page ends: after the router has stored them.
  const hidden = (): void => {
    try {
      if (document.hidden) sessionStorage.clear();
    } catch {
      // Blocked: nothing was stored.
    }
  };
  document.addEventListener('visibilitychange', hidden);
  return () => document.removeEventListener('visibilitychange', hidden);
}
