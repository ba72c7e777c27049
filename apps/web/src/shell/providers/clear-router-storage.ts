/**
 * Takes away what the router stores as a page ends, where it was scrolled: of who is excluded nothing stays on the device
 * (promises.md, Privacy). What it returns ends that.
 */
export function clearRouterStorage(): () => void {
  // As a page ends it is hidden last: after the router has stored.
  const hidden = (): void => {
    try {
      if (document.hidden) sessionStorage.clear();
    } catch {
      // Blocked: then nothing was stored.
    }
  };
  document.addEventListener('visibilitychange', hidden);
  return () => document.removeEventListener('visibilitychange', hidden);
}
