import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { readSetting } from '../site-settings/index.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';

const MINUTE_MS = 60_000;
/** Sign-ups of an address that need no proof: a family or a class passes, a script does not. */
const FREE_SIGN_UPS_AN_ADDRESS = defineLimit({
  name: 'sign-ups an address without proof',
  max: 10,
  windowMs: 60 * MINUTE_MS,
  against: 'abuse',
});
/** Sign-ups of the whole site that need no proof. */
const FREE_SIGN_UPS_IN_ALL = defineLimit({
  name: 'sign-ups in all without proof',
  max: 600,
  windowMs: 60 * MINUTE_MS,
  against: 'abuse',
});
const PROOF_MS = 10 * MINUTE_MS;
/** A proof counts once, for as long as its challenge is valid. */
const PROOF_USES = defineLimit({
  name: 'uses of a proof',
  max: 1,
  windowMs: PROOF_MS + MINUTE_MS,
  against: 'abuse',
});
const CHALLENGES_AN_ADDRESS = defineLimit({
  name: 'challenges an address',
  max: 100,
  windowMs: 10 * MINUTE_MS,
  against: 'abuse',
});

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of each attempt. */
const COST = 2000;
/** The least and the greatest number of attempts: about a second on a phone, and half of that on a computer. */
const ATTEMPTS = { min: 500, max: 1500 } as const;

const hex = z
  .string()
  .max(256)
  .regex(/^[0-9a-f]*$/i);
/** The challenge of a sign-up, in the format of ALTCHA. */
export const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal(ALGORITHM),
    nonce: hex,
    salt: hex,
    cost: z.literal(COST),
    keyLength: z.int().min(1).max(64),
    keyPrefix: hex,
    keySignature: hex,
    expiresAt: z.int().min(0),
  }),
  signature: hex,
});
/** The solution of a challenge, in the format of ALTCHA. */
export const proofSchema = z.strictObject({
  challenge: challengeSchema,
  solution: z.strictObject({
    counter: z.int().min(0).max(ATTEMPTS.max),
    derivedKey: hex,
    time: z.number().min(0).optional(),
  }),
});

/** The proof of work of a sign-up. */
export type SignUpProof = z.infer<typeof proofSchema>;

/** Creates a challenge that is valid for ten minutes. It is signed, and stored nowhere. */
export async function createSignUpChallenge(
  { env, limits, now }: Pick<Deps, 'env' | 'limits' | 'now'>,
  address: string,
): Promise<z.infer<typeof challengeSchema>> {
  await limits.count([CHALLENGES_AN_ADDRESS, getClientSubnet(address)]);
  const challenge: Challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(ATTEMPTS.min, ATTEMPTS.max),
    deriveKey,
    expiresAt: Math.floor((now().getTime() + PROOF_MS) / 1000),
    ...secretsOf(env.secret),
  });
  return challengeSchema.parse(challenge);
}

/**
 * Checks that a sign-up is accompanied by a proof of work where one is needed: for the eleventh sign-up of an address within an
 * hour, for the 601st of the site, and always if the team chose so (OP-09). Returns whether it passes. A proof counts once.
 */
export async function passesProof(
  deps: Pick<Deps, 'db' | 'env' | 'limits' | 'now'>,
  proof: SignUpProof | undefined,
  address: string,
): Promise<boolean> {
  if (proof !== undefined) return isProof(deps, proof);
  if ((await readSetting(deps.db, 'sign_up_proof')) === 'always') return false;
  return (
    (await deps.limits.tryCount([FREE_SIGN_UPS_AN_ADDRESS, getClientSubnet(address)])) !== undefined &&
    (await deps.limits.tryCount([FREE_SIGN_UPS_IN_ALL, ''])) !== undefined
  );
}

async function isProof(
  { env, limits, now }: Pick<Deps, 'env' | 'limits' | 'now'>,
  { challenge, solution: { time, ...solution } }: SignUpProof,
): Promise<boolean> {
  if (challenge.parameters.expiresAt * 1000 <= now().getTime()) return false;
  const { verified } = await verifySolution({
    challenge,
    solution: { ...solution, ...(time !== undefined && { time }) },
    deriveKey,
    ...secretsOf(env.secret),
  });
  return verified && (await limits.tryCount([PROOF_USES, challenge.signature])) !== undefined;
}

function secretsOf(secret: string): {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
} {
  const derive = (name: string): string =>
    Buffer.from(hkdfSync('sha256', secret, '', `pegboard sign-up ${name} 1`, 32)).toString('hex');
  return {
    hmacSignatureSecret: derive('challenges'),
    hmacKeySignatureSecret: derive('solutions'),
  };
}
