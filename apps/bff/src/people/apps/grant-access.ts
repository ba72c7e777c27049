import { randomBytes } from 'node:crypto';
import { authorizationCodes, hashToken } from '../accounts/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { Deps } from './deps.ts';

const CODE_BYTES = 32;
/** The time in which a code can be exchanged. */
export const CODE_TTL_MS = 60_000;

/**
 * Stores a code for an app that the viewer allows to act for them, and returns the address that hands it to the app, with
 * the issuer (RFC 9207), which distinguishes the sites of an app that is connected to several.
 */
export async function grantAccess(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  viewer: SignedIn,
  { app, redirectUri, scopes, state, codeChallenge }: AuthorizationRequest,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await db.insert(authorizationCodes).values({
    codeHash: hashToken(code),
    userId: viewer.id,
    appId: app.id,
    redirectUri,
    scopes: [...scopes],
    codeChallenge,
    expiresAt: new Date(now().getTime() + CODE_TTL_MS),
  });
  return withParameters(redirectUri, { code, state, iss: env.publicUrl });
}

/** Returns the address that reports to an app that the member denied access. */
export function deniedAddress(
  { env }: Pick<Deps, 'env'>,
  { redirectUri, state }: AuthorizationRequest,
): string {
  return withParameters(redirectUri, { error: 'access_denied', state, iss: env.publicUrl });
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
