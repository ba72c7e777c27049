import type { SignedIn } from '../../platform/http/viewer.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { checkIdentity, type IdentityProof } from './check-identity.ts';
import type { Deps } from './deps.ts';
import { requireLoginCode } from './require-login-code.ts';

const CONFIRMATIONS = defineLimit({
  name: 'confirmations of an identity a member',
  max: 10,
  windowMs: 300_000,
  against: 'abuse',
});

/**
 * Confirms that a request is made by the member: by the password, with a code if they use two-step login, or by a passkey, which
 * is two steps itself. Throws `rate_limited`, `invalid_input` and `passkey_invalid`.
 */
export async function confirmIdentity(
  deps: Deps,
  viewer: SignedIn,
  proof: IdentityProof & { readonly code?: string | undefined },
): Promise<void> {
  await deps.limits.count([CONFIRMATIONS, String(viewer.id)]);
  await checkIdentity(deps, viewer, proof);
  if ('password' in proof) await requireLoginCode(deps, viewer.id, proof.code);
}
