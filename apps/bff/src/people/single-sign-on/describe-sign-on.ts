import { eq } from 'drizzle-orm';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findIdentity, users } from '../accounts/index.ts';
import { readSetting, type SIGN_UP_MODES } from '../site-settings/index.ts';
import type { Deps } from './deps.ts';
import { openConfirmed, type ConfirmedSignOn } from './sign-on-cookie.ts';

type SignUpMode = (typeof SIGN_UP_MODES)[number];
type Identity = { readonly label: string; readonly email: string | null };

/** The step that follows the log-in at a provider. */
export type SignOnStep =
  /** No provider confirmed an identity, or too long ago. */
  | { readonly step: 'none' }
  /** The identity belongs to an account that cannot be opened at once: it is suspended or deleted. */
  | ({ readonly step: 'continue' } & Identity)
  /** A signed-in member decides whether to link the identity. */
  | ({ readonly step: 'link'; readonly username: string } & Identity)
  /** An account has the email: its member logs in first, by the method that the account has. */
  | ({ readonly step: 'log-in' } & Identity)
  /** The email has no account: its person decides whether to create one. */
  | ({ readonly step: 'sign-up'; readonly name: string | null; readonly mode: SignUpMode } & Identity);

/** Returns the step that follows for the identity of a cookie. */
export async function describeSignOn(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  viewer: Viewer,
  cookie: string | undefined,
): Promise<SignOnStep> {
  const confirmed = openConfirmed(deps, cookie);
  if (!confirmed || confirmed.isTest) return { step: 'none' };
  const { label, email, name } = confirmed;
  const of = { label, email };
  if (await findIdentity(deps.db, identityOf(confirmed)))
    return viewer ? { step: 'none' } : { step: 'continue', ...of };
  if (viewer) {
    const isMeant = canLink(confirmed, viewer);
    return isMeant ? { step: 'link', username: viewer.username, ...of } : { step: 'log-in', ...of };
  }
  if (email === null) return { step: 'none' };
  const [account] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (account) return { step: 'log-in', ...of };
  return { step: 'sign-up', name, mode: await readSetting(deps.db, 'sign_up_mode'), ...of };
}

/** Returns whether a member may link an identity: they started the log-in themselves, or their account has its email. */
export function canLink(
  { startedBy, email }: Pick<ConfirmedSignOn, 'startedBy' | 'email'>,
  viewer: { readonly id: bigint; readonly email: string },
): boolean {
  return startedBy === null ? email === viewer.email : startedBy === String(viewer.id);
}

/** Returns the identity of a cookie without what its person can change. */
export const identityOf = ({ provider, issuer, subject }: ConfirmedSignOn) => ({ provider, issuer, subject });
