import { getSafeRedirect } from '@pegboard/routes';
import { AppError } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { toSignOnError } from './sign-on-error.ts';
import { openidClient, type OpenProvider } from './provider-client.ts';
import { sealStarted } from './sign-on-cookie.ts';
import type { SignOnProvider } from './sign-on-provider.ts';

const NEXT_MAX = 500;

/** Returns the address to which a provider sends its responses: one for each, so that responses of two cannot be mixed up. */
export function callbackUrl({ env }: { readonly env: Pick<Deps['env'], 'publicUrl'> }, key: string): string {
  return `${env.publicUrl}/login/sso/callback/${key}/`;
}

/**
 * Starts a log-in at a provider: returns the address of the provider and the cookie of the log-in. Throws `sign_on_unavailable`.
 */
export async function startSignOn(
  deps: Pick<Deps, 'env' | 'now' | 'log'> & { readonly openProvider: OpenProvider },
  provider: SignOnProvider,
  of: {
    readonly viewer: Viewer;
    readonly next: string | null;
    readonly isTest: boolean;
    readonly email?: string | undefined;
  },
): Promise<{ readonly url: string; readonly cookie: string }> {
  const library = await openidClient();
  try {
    const client = await deps.openProvider(provider);
    const [state, nonce] = [library.randomState(), library.randomNonce()];
    const verifier = library.randomPKCECodeVerifier();
    const url = library.buildAuthorizationUrl(client, {
      redirect_uri: callbackUrl(deps, provider.key),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(of.email === undefined ? {} : { login_hint: of.email }),
    });
    const next = getSafeRedirect(of.next);
    const cookie = sealStarted(deps, {
      provider: provider.key,
      issuer: provider.issuer,
      state,
      nonce,
      verifier,
      next: next.length > NEXT_MAX ? '/' : next,
      startedBy: of.viewer === null ? null : String(of.viewer.id),
      isTest: of.isTest,
    });
    if (!/^https?:$/.test(url.protocol)) throw new AppError('sign_on_unavailable');
    return { url: url.href, cookie };
  } catch (error) {
    throw toSignOnError(deps, provider, error);
  }
}
