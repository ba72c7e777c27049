/** Returns the address that starts a log-in at a provider: that of the operator, or that of a domain by its id. */
export function signOnStart({
  provider,
  next,
  isTest = false,
}: {
  readonly provider?: string;
  readonly next?: string | null;
  readonly isTest?: boolean;
}): string {
  const query = new URLSearchParams({
    ...(provider !== undefined && { provider }),
    ...(next != null && { next }),
    ...(isTest && { test: '1' }),
  });
  return query.size === 0 ? '/login/sso/start/' : `/login/sso/start/?${query}`;
}
