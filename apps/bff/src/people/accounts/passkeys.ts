import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { lockMember, requireLoginMethod } from './sign-on-identities.ts';
import { passkeyChallenges, passkeys } from './tables.ts';
import { hashToken } from './token-hash.ts';

const CHALLENGE_MINUTES = 5;
const PASSKEYS_MAX = 20;
/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library at the first passkey: it is a tenth of the modules of the site. */
const webAuthn = () => import('@simplewebauthn/server');

type Site = Pick<Deps, 'db' | 'env' | 'now'>;

/** A passkey of a member. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Returns the passkeys of a member, oldest first. */
export async function findPasskeys(db: Db, userId: bigint): Promise<readonly PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/**
 * Returns the options from which the browser creates a passkey, valid once for five minutes. Throws
 * `passkeys_full`.
 */
export async function newPasskeyOptions(
  site: Site,
  viewer: SignedIn,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await findPasskeys(site.db, viewer.id);
  if (known.length >= PASSKEYS_MAX) throw new AppError('passkeys_full');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Pegboard',
    rpID: hostOf(site),
    userID: new Uint8Array(Buffer.from(String(viewer.id))),
    userName: viewer.username,
    userDisplayName: viewer.fullName,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(site, options.challenge, viewer.id);
  return options;
}

/** Stores a passkey that a browser created. Throws `passkey_invalid`. */
export async function addPasskey(
  site: Site,
  viewer: SignedIn,
  { name, credential }: { readonly name: string; readonly credential: RegistrationResponseJSON },
): Promise<PasskeyRow> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await checked(
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: (challenge) => takeChallenge(site, challenge, viewer.id),
      expectedOrigin: originOf(site),
      expectedRPID: hostOf(site),
      requireUserVerification: false,
    }),
  );
  if (!verified) throw new AppError('passkey_invalid');
  const { id, publicKey, counter } = registrationInfo.credential;
  const [made] = await site.db
    .insert(passkeys)
    .values({
      id,
      userId: viewer.id,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports ?? [],
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new AppError('passkey_invalid');
  return made;
}

/**
 * Returns the challenge that any passkey of this site signs to log in, valid once for five minutes. It names
 * no account.
 */
export async function signInOptions(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: 'preferred',
  });
  await keepChallenge(site, options.challenge, null);
  return options;
}

/**
 * Returns the member whose passkey signed. Throws `passkey_invalid` alike for unknown keys and invalid
 * signatures.
 */
export async function checkPasskey(site: Site, credential: AuthenticationResponseJSON): Promise<bigint> {
  const { db } = site;
  const [key] = await db.select().from(passkeys).where(eq(passkeys.id, credential.id));
  if (!key) throw new AppError('passkey_invalid');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await checked(
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: (challenge) => takeChallenge(site, challenge, null),
      expectedOrigin: originOf(site),
      expectedRPID: hostOf(site),
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    }),
  );
  if (!verified) throw new AppError('passkey_invalid');
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, key.id));
  return key.userId;
}

/** Renames a passkey; returns whether the viewer has it. */
export async function renamePasskey(db: Db, viewer: SignedIn, id: string, name: string): Promise<boolean> {
  const changed = await db
    .update(passkeys)
    .set({ name })
    .where(own(viewer, id))
    .returning({ id: passkeys.id });
  return changed.length > 0;
}

/** Removes a passkey; returns whether the viewer had it. Throws `login_method_last`. */
export async function removePasskey(db: Db, viewer: SignedIn, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.id);
    const removed = await tx.delete(passkeys).where(own(viewer, id)).returning({ id: passkeys.id });
    if (removed.length === 0) return false;
    await requireLoginMethod(tx, viewer.id);
    return true;
  });
}

const own = (viewer: SignedIn, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, viewer.id));

const hostOf = ({ env }: Site): string => new URL(env.publicUrl).hostname;
const originOf = ({ env }: Site): string => new URL(env.publicUrl).origin;

async function keepChallenge({ db, now }: Site, challenge: string, userId: bigint | null): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MINUTES * 60_000);
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), userId, expiresAt });
}

/** Consumes a challenge, and returns whether it was issued to this member. Each can be used once. */
async function takeChallenge({ db, now }: Site, challenge: string, userId: bigint | null): Promise<boolean> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, now()),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return taken !== undefined;
}

/** Returns undefined if the library throws, so that all invalid passkeys are reported alike. */
async function checked<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (error) {
    throw new AppError('passkey_invalid', { cause: error });
  }
}
