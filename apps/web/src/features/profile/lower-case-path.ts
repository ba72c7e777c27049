/**
 * Returns the path of a profile, or of a page below it, in lower case; undefined if it already is (RT-03).
 */
export function lowerCasePath(pathname: string, username: string): string | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const lower = `/${[encodeURIComponent(username.toLowerCase()), ...rest.map((part) => part.toLowerCase())].join('/')}`;
  const isOwn = decoded(first) === username && !/%(?![0-9a-f]{2})/i.test(pathname);
  return isOwn && decoded(pathname) !== decoded(lower) ? lower : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An undecodable segment is compared unchanged: it matches no page.
    return text;
  }
}
