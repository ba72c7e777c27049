import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import type { Call } from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { linkIdentity, requireLoginCode, users } from '../accounts/index.ts';
import { canLink, identityOf } from './describe-sign-on.ts';
import type { Deps } from './deps.ts';
import { openConfirmed } from './sign-on-cookie.ts';

/**
 * Links the confirmed identity of a request to the viewer. An email that the account does not have may be linked only once the account
 * has verified its own: else one who signed up with the email of another could keep access. Throws `sign_on_expired`,
 * `sign_on_account_exists`, `sign_on_verify_first`, `sign_on_linked`, and as `requireLoginCode`.
 */
export async function linkSignOn(
  deps: Deps,
  { viewer, signOn }: Call<SignedIn>,
  code: string | undefined,
): Promise<void> {
  const confirmed = openConfirmed(deps, signOn.token);
  if (!confirmed || confirmed.isTest) throw new AppError('sign_on_expired');
  if (!canLink(confirmed, viewer)) throw new AppError('sign_on_account_exists');
  if (confirmed.email !== viewer.email && !(await hasVerifiedEmail(deps, viewer)))
    throw new AppError('sign_on_verify_first');
  await requireLoginCode(deps, viewer.id, code);
  await linkIdentity(deps, { ...identityOf(confirmed), userId: viewer.id, email: confirmed.email });
  signOn.end();
}

async function hasVerifiedEmail({ db }: Pick<Deps, 'db'>, viewer: SignedIn): Promise<boolean> {
  const [user] = await db
    .select({ verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, viewer.id));
  return user?.verifiedAt != null;
}
