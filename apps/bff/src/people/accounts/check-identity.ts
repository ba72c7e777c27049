import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { checkOwnPassword } from './log-in.ts';
import type { signedSchema } from './passkey-resources.ts';
import { checkPasskey } from './passkeys.ts';

/** The proof that a request is made by the member: the password, or the signature of a passkey. */
export type IdentityProof =
  | { readonly password: string }
  | { readonly credential: z.infer<typeof signedSchema> };

/** Checks the proof of a member. Throws `invalid_input` for a wrong password, and `passkey_invalid`. */
export async function checkIdentity(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  viewer: SignedIn,
  proof: IdentityProof,
): Promise<void> {
  if ('password' in proof) return checkOwnPassword(deps.db, viewer, proof.password);
  const signed = proof.credential as Parameters<typeof checkPasskey>[1];
  if ((await checkPasskey(deps, signed)) !== viewer.id) throw new AppError('passkey_invalid');
}
