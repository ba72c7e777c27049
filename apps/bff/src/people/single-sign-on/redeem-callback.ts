import { z } from 'zod';
import { emailSchema } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import { openidClient, type OpenProvider } from './provider-client.ts';
import { SUBJECT_MAX } from './rules.ts';
import type { StartedSignOn } from './sign-on-cookie.ts';
import { toSignOnError } from './sign-on-error.ts';
import type { SignOnProvider } from './sign-on-provider.ts';

const NAME_MAX = 100;

/** A person as a provider describes them, after all checks of its response. */
export type ConfirmedPerson = {
  readonly issuer: string;
  readonly subject: string;
  /** The email, in lower case, if the provider verified it. */
  readonly email: string | null;
  readonly name: string | null;
};

const claimsSchema = z.object({
  sub: z.string().min(1).max(SUBJECT_MAX),
  iss: z.string(),
  email: z.string().optional(),
  /** Some providers send it as a text. */
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  name: z.string().optional(),
});

/**
 * Exchanges the code of a response for the identity of its person. `openid-client` checks state, issuer, signature, audience, times
 * and nonce. Throws `sign_on_failed`, `sign_on_unavailable`.
 */
export async function redeemCallback(
  deps: Pick<Deps, 'log'> & { readonly openProvider: OpenProvider },
  provider: SignOnProvider,
  { state, nonce, verifier }: Pick<StartedSignOn, 'state' | 'nonce' | 'verifier'>,
  url: URL,
): Promise<ConfirmedPerson> {
  const { authorizationCodeGrant, fetchUserInfo } = await openidClient();
  try {
    const client = await deps.openProvider(provider);
    const tokens = await authorizationCodeGrant(client, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = claimsSchema.parse(tokens.claims());
    const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
    const more =
      claims.email === undefined && hasUserInfo
        ? claimsSchema.partial().parse(await fetchUserInfo(client, tokens.access_token, claims.sub))
        : {};
    return toPerson({ ...claims, ...more, sub: claims.sub, iss: claims.iss });
  } catch (error) {
    throw toSignOnError(deps, provider, error);
  }
}

function toPerson({
  sub,
  iss,
  email,
  email_verified: isVerified,
  name,
}: z.infer<typeof claimsSchema>): ConfirmedPerson {
  const known = isVerified === true || isVerified === 'true' ? emailSchema.safeParse(email).data : undefined;
  const trimmed = name?.trim().slice(0, NAME_MAX);
  return { issuer: iss, subject: sub, email: known ?? null, name: trimmed ? trimmed : null };
}
