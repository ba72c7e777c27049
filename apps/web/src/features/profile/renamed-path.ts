/** The path of a page of someone who is called otherwise now: the same below their name. */
export function renamedPath(pathname: string, before: string, now: string): string {
  const parts = pathname.split('/');
  const at = parts.findIndex((part) => part === before || part === encodeURIComponent(before));
  return at === -1 ? pathname : parts.with(at, now).join('/');
}
