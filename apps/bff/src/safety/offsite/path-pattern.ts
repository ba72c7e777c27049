/** Normalizes a path for comparison: in lower case, with escapes decoded, without NULs and empty segments. */
export function normalizePath(path: string): string {
  return unescaped(path)
    .toLowerCase()
    .replaceAll('\0', '')
    .replace(/\/{2,}/g, '/');
}

/**
 * Returns the first segment of a path or pattern, the lookup key of its rules; empty if the pattern starts
 * with a wildcard.
 */
export function firstSegment(path: string): string {
  const head = /^\/[^/?]*/.exec(path)?.[0] ?? '';
  return head.includes('*') ? '' : head;
}

/**
 * Returns whether a whole path matches a pattern, in which `*` matches any characters. A pattern with `?` is
 * compared with path and query, others with the path alone. Takes at most time proportional to the product of
 * both lengths.
 */
export function matchesPattern(pattern: string, { pathname, search }: URL): boolean {
  const path = normalizePath(pattern.includes('?') ? pathname + search : pathname);
  let at = 0;
  let star: { readonly next: number; readonly from: number } | undefined;
  let matched = 0;
  while (matched < path.length) {
    if (pattern[at] === '*') {
      at += 1;
      star = { next: at, from: matched };
    } else if (pattern[at] === path[matched]) {
      at += 1;
      matched += 1;
    } else if (star) {
      star = { next: star.next, from: star.from + 1 };
      at = star.next;
      matched = star.from;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An invalid escape is compared literally: servers interpret it in different ways.
    return path;
  }
}
