/** Where the router keeps the places that a tab was scrolled to, and its transitions, for when the tab is loaded anew. */
const ROUTER_KEYS = ['react-router-scroll-positions', 'remix-router-transitions'];

/** Takes away what the router stores as a page ends: of who is excluded nothing stays on the device (promises.md, Privacy). */
export function leaveNoTrace(): () => void {
  const clean = (): void => {
    try {
      for (const key of ROUTER_KEYS) sessionStorage.removeItem(key);
    } catch {
      // Blocked: then nothing was stored.
    }
  };
  clean();
  addEventListener('pagehide', clean);
  return () => removeEventListener('pagehide', clean);
}
