import { eq } from 'drizzle-orm';
import { createHash, timingSafeEqual } from 'node:crypto';
import { authorizationCodes, createAccessTokens, hashToken } from '../accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { AppScope } from '../../platform/http/app-scope.ts';
import type { Deps } from './deps.ts';

/** The token of an app, as it is handed over. */
export type TokenGrant = {
  readonly token: string;
  readonly expiresInSeconds: number;
  readonly scopes: readonly AppScope[];
};

type Exchange = {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
};

/**
 * Exchanges a code for an access token. An attempt uses the code up, whether it succeeds or not; a second one also revokes
 * the token of the first (RFC 6749, 4.1.2). Throws `authorization_code_invalid`.
 */
export async function exchangeCode(
  deps: Pick<Deps, 'db' | 'now'>,
  { code, clientId, redirectUri, codeVerifier }: Exchange,
): Promise<TokenGrant> {
  const tokens = createAccessTokens(deps);
  const isOfCode = eq(authorizationCodes.codeHash, hashToken(code));
  const granted = await deps.db.transaction(async (tx): Promise<TokenGrant | undefined> => {
    const [stored] = await tx.select().from(authorizationCodes).where(isOfCode).for('update');
    if (!stored) return undefined;
    if (stored.usedAt !== null) {
      if (stored.tokenId !== null) await tokens.revokeOne(tx, stored.userId, stored.tokenId);
      return undefined;
    }
    await tx.update(authorizationCodes).set({ usedAt: deps.now() }).where(isOfCode);
    const isValid =
      stored.expiresAt > deps.now() &&
      stored.appId === clientId &&
      stored.redirectUri === redirectUri &&
      isVerifierOf(codeVerifier, stored.codeChallenge);
    if (!isValid) return undefined;
    const { id, token, expiresInSeconds } = await tokens.issue(tx, stored);
    await tx.update(authorizationCodes).set({ tokenId: id }).where(isOfCode);
    return { token, expiresInSeconds, scopes: stored.scopes };
  });
  if (!granted) throw new AppError('authorization_code_invalid');
  return granted;
}

function isVerifierOf(verifier: string, challenge: string): boolean {
  const computed = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return computed.length === expected.length && timingSafeEqual(computed, expected);
}
