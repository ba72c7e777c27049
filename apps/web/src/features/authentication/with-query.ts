/** Returns an address with a query, if there is one. */
export function withQuery(path: string, params: URLSearchParams): string {
  return params.size === 0 ? path : `${path}?${params}`;
}
