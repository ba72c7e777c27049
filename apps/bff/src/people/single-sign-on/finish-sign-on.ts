import { createSessions, findIdentity, passFirstStep, touchIdentity } from '../accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Call } from '../../platform/http/resource.ts';
import type { Deps, SignOnPorts } from './deps.ts';
import type { OpenProvider } from './provider-client.ts';
import { redeemCallback } from './redeem-callback.ts';
import { requireEmail } from './rules.ts';
import { openStarted, sealConfirmed } from './sign-on-cookie.ts';
import { findProvider } from './sign-on-provider.ts';

/** The page that continues a log-in whose identity belongs to no account. */
export const SIGN_ON_PAGE = '/login/sso/';
/** The page on which a business tests its provider. */
const BUSINESS_PAGE = '/signup/sso-business-account/';

/**
 * Handles the response of a provider, and returns the address of this site that follows. A known identity logs its member in; of an
 * unknown one nothing is stored but the cookie, so that its person decides on the next page. Throws the `sign_on_` errors, and as
 * `passFirstStep`.
 */
export async function finishSignOn(
  deps: Deps & SignOnPorts & { readonly openProvider: OpenProvider },
  call: Call,
  key: string,
  url: URL,
): Promise<string> {
  const started = openStarted(deps, call.signOn.token);
  call.signOn.end();
  if (!started || started.provider !== key) throw new AppError('sign_on_failed');
  const { viewer } = call;
  if (started.startedBy !== null && started.startedBy !== String(viewer?.id))
    throw new AppError('sign_on_failed');
  const tester = started.isTest ? (viewer ?? undefined) : undefined;
  if (started.isTest && !tester) throw new AppError('sign_on_failed');
  const provider = await findProvider(deps, key, tester);
  if (!provider || provider.issuer !== started.issuer) throw new AppError('sign_on_failed');
  const person = await redeemCallback(deps, provider, started, url);
  const { startedBy, isTest, next } = started;
  const { issuer, subject, email, name } = person;
  const identity = { provider: key, issuer, subject };
  const confirm = (): void =>
    call.signOn.start(
      sealConfirmed(deps, { ...identity, label: provider.label, email, name, startedBy, isTest }),
    );
  if (isTest) {
    requireEmail(email, provider.domain);
    confirm();
    return `${BUSINESS_PAGE}?tested=${key}`;
  }
  const known = await findIdentity(deps.db, identity);
  if (!known) {
    // A member may link an identity of the operator's provider that has no email.
    if (startedBy === null || provider.domain !== undefined) requireEmail(email, provider.domain);
    confirm();
    return next === '/' ? SIGN_ON_PAGE : `${SIGN_ON_PAGE}?${new URLSearchParams({ next })}`;
  }
  if (startedBy !== null) {
    if (String(known.userId) !== startedBy) throw new AppError('sign_on_linked');
    return next;
  }
  if (provider.domain !== undefined) requireEmail(email, provider.domain);
  try {
    await passFirstStep(deps, createSessions(deps), call, { userId: known.userId, keepsAccount: false });
  } catch (error) {
    // The page shows the reason of a suspension, and asks whether a deleted account is to be kept.
    if (error instanceof AppError && ['account_suspended', 'account_closing'].includes(error.code)) {
      confirm();
      return SIGN_ON_PAGE;
    }
    if (!(error instanceof AppError && error.code === 'login_code_required')) throw error;
    await touchIdentity(deps, known.id);
    return next === '/' ? '/login/code/' : `/login/code/?${new URLSearchParams({ next })}`;
  }
  await touchIdentity(deps, known.id);
  return next;
}
