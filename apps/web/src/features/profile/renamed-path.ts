/** Returns the path of a renamed member's page: the same page below the current username. */
export function renamedPath(pathname: string, before: string, now: string): string {
  const parts = pathname.split('/');
  const at = parts.findIndex((part) => part === before || part === encodeURIComponent(before));
  return at === -1 ? pathname : parts.with(at, now).join('/');
}
