import { z } from 'zod';
import type { Env } from '../../../platform/config/env.ts';
import type { SafeFetch } from '../../../platform/outbound-fetch/index.ts';
import {
  callbackUrl,
  createProviderFetch,
  describeSignOnError,
  discoverProvider,
  findUnreachable,
  operatorProvider,
} from '../../../people/single-sign-on/index.ts';
import type { CheckResult } from './check-result.ts';

const METADATA = '/.well-known/openid-configuration';
const BODY_MAX_BYTES = 1_000_000;
const SITE = 'site';

/** Reads the metadata of the operator's provider, and explains a wrong issuer (AC-09). Returns undefined without a provider. */
export async function checkSignOn(
  env: Pick<Env, 'publicUrl' | 'signOn'>,
  fetchProvider: SafeFetch = createProviderFetch(env),
): Promise<CheckResult | undefined> {
  const provider = operatorProvider({ env, fetchProvider });
  if (!provider) return undefined;
  const { issuer, label } = provider;
  const result = (state: CheckResult['state'], says: string, advice: string): CheckResult => ({
    about: 'sign-on',
    state,
    says,
    advice,
  });
  try {
    const client = await discoverProvider(provider);
    const { code_challenge_methods_supported: methods, userinfo_endpoint: userInfo } =
      client.serverMetadata();
    if (methods && !methods.includes('S256'))
      return result('look', `${label} does not name PKCE with S256`, 'Turn PKCE on for the client.');
    const says = `${label} at ${issuer}${userInfo === undefined ? ', without user info' : ''}`;
    return result('good', says, `Its client needs the redirect address ${callbackUrl({ env }, SITE)}`);
  } catch (error) {
    const unreachable = findUnreachable(error);
    const address = `${issuer.replace(/\/$/, '')}${METADATA}`;
    if (unreachable)
      return result(
        'wrong',
        `${address} gave no metadata: ${unreachable.why}`,
        'Check PEGBOARD_OIDC_ISSUER: open this address in a browser on this machine. It has to show JSON.',
      );
    const named = await readIssuer(fetchProvider, address);
    return named === undefined || named === issuer
      ? result(
          'wrong',
          `${address} is no metadata: ${describeSignOnError(error)}`,
          'Check PEGBOARD_OIDC_ISSUER.',
        )
      : result(
          'wrong',
          `the provider at ${issuer} names itself ${named}: log-ins are refused`,
          `Set PEGBOARD_OIDC_ISSUER=${named}, or correct the address of the provider in its own settings.`,
        );
  }
}

/** Returns the issuer that metadata names; undefined if it is none. */
async function readIssuer(fetchProvider: SafeFetch, address: string): Promise<string | undefined> {
  const answer = await fetchProvider(address, {
    body: { maxBytes: BODY_MAX_BYTES, types: ['application/json'] },
    request: { method: 'GET', headers: {} },
  });
  if (answer.kind === 'refused') return undefined;
  try {
    return z.object({ issuer: z.string() }).parse(JSON.parse(answer.bytes.toString('utf8'))).issuer;
  } catch {
    // What is no metadata names no issuer.
    return undefined;
  }
}
