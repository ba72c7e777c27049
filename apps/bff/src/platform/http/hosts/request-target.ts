const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Splits the target of a request line into path and authority. Only the absolute form, which clients send to proxies, has
 * an authority (RFC 9112, 3.2.2).
 */
export function readTarget(target: string): { readonly path: string; readonly authority?: string } {
  const [, authority, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (authority === undefined) return { path: target };
  return { path: rest.startsWith('/') ? rest : `/${rest}`, authority };
}
