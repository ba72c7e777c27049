/** An address with a query, where there is one. */
export function withQuery(path: string, params: URLSearchParams): string {
  return params.size === 0 ? path : `${path}?${params}`;
}
