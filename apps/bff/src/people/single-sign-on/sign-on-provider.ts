import { createSafeFetch, type SafeFetch } from '../../platform/outbound-fetch/index.ts';
import type { Env } from '../../platform/config/env.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps, SignOnPorts } from './deps.ts';
import type { DomainProvider } from './domain-provider.ts';

/** The key of the operator's provider. */
export const SITE_PROVIDER = 'site';

/** An OpenID Connect provider with which members log in. */
export type SignOnProvider = {
  readonly key: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The only domain whose emails the provider may confirm; undefined for the operator's, which is trusted with all. */
  readonly domain: string | undefined;
  readonly fetchSafely: SafeFetch;
};

/** Creates the fetch for the operator's provider, whose origin may have a private address, another port and no TLS. */
export function createProviderFetch({ publicUrl, signOn }: Pick<Env, 'publicUrl' | 'signOn'>): SafeFetch {
  return createSafeFetch({
    agent: `Pegboard (+${publicUrl})`,
    ...(signOn && { trustedOrigin: new URL(signOn.issuer).origin }),
  });
}

/** Returns the operator's provider; undefined without its settings. */
export function operatorProvider({
  env,
  fetchProvider,
}: {
  readonly env: Pick<Env, 'signOn'>;
  readonly fetchProvider: SafeFetch;
}): SignOnProvider | undefined {
  return env.signOn && { key: SITE_PROVIDER, ...env.signOn, domain: undefined, fetchSafely: fetchProvider };
}

/** Returns the provider of a business, which is fetched as every address that a member named. */
export function toSignOnProvider(
  { fetchSafely }: Pick<Deps, 'fetchSafely'>,
  provider: DomainProvider,
): SignOnProvider {
  return { ...provider, label: provider.domain, fetchSafely };
}

/**
 * Returns a provider by its key; undefined if there is none. For a test, it is one that the viewer sets up, otherwise one that is
 * turned on.
 */
export async function findProvider(
  deps: Deps & SignOnPorts,
  key: string,
  tester?: SignedIn,
): Promise<SignOnProvider | undefined> {
  if (key === SITE_PROVIDER) return tester ? undefined : operatorProvider(deps);
  const found = await (tester ? deps.findOwnProvider(tester, key) : deps.findDomainProvider(key));
  return found && toSignOnProvider(deps, found);
}
