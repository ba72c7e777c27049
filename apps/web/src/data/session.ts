import { callResource, ResourceError } from './call-resource.ts';
import { clearMessageDrafts } from './message-drafts.ts';
import { clearOfflineData } from './offline-caches.ts';
import { appWindow } from './app-window.ts';

/**
 * Reloads an address, also if it is the current one or differs only in its hash. Settles when the page is
 * restored from the back/forward cache: until then it is being unloaded, and its requests would be lost.
 */
export async function hardNavigate(target: string): Promise<void> {
  const { location } = appWindow;
  const { pathname, search, href } = location;
  const there = new URL(target, href);
  location.assign(target);
  if (there.hash !== '' && there.pathname === pathname && there.search === search) location.reload();
  await new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
  });
}

/**
 * Logs in with an email or a username, then reloads `target`, because all clients and stores of the page
 * belong to the former visitor. `keepsAccount` keeps an account that was deleted. Throws `ResourceError`.
 */
export async function logIn(
  account: string,
  password: string,
  { target, keepsAccount }: { readonly target: string; readonly keepsAccount: boolean },
): Promise<void> {
  await callResource({
    name: 'UserSession',
    action: 'create',
    options: {
      username_or_email: account,
      password,
      ...(keepsAccount && { keep_account: true }),
    },
  });
  await hardNavigate(target);
}

/**
 * Completes a log-in with two steps by a code, then reloads `target`. Throws `ResourceError`.
 */
export async function enterLoginCode(
  sent: { readonly code: string; readonly remembersDevice: boolean },
  target: string,
): Promise<void> {
  await callResource({
    name: 'UserSessionCode',
    action: 'create',
    options: { code: sent.code, remember_device: sent.remembersDevice },
  });
  await hardNavigate(target);
}

/**
 * Signs up, with a proof of work if the server needs one (OP-09), and logs in, or opens the page that says that the sign-up waits for approval. Throws `ResourceError` with field errors.
 */
export async function signUp(
  account: {
    readonly email: string;
    readonly password: string;
    readonly fullName: string;
    readonly locale: string;
    /** Empty without one. */
    readonly inviteCode: string;
  },
  target: string,
): Promise<void> {
  const register = (proof?: object): Promise<unknown> =>
    callResource({
      name: 'UserRegister',
      action: 'create',
      options: {
        email: account.email,
        password: account.password,
        full_name: account.fullName,
        locale: account.locale,
        ...(account.inviteCode !== '' && { invite_code: account.inviteCode }),
        ...(proof && { proof }),
      },
    });
  const made = await register().catch(async (error: unknown) => {
    if (!(error instanceof ResourceError) || error.failure.code !== 'proof_required') throw error;
    const { proveWork } = await import('./prove-work.ts');
    return register(await proveWork());
  });
  const isWaiting = typeof made === 'object' && made !== null && 'waits_for_approval' in made;
  await hardNavigate(isWaiting ? '/signup/waiting/' : target);
}

/** Ends the session here and on the server, and removes all of its data from the page and from the offline caches (IO-08). */
export async function logOut(): Promise<void> {
  await callResource({ name: 'UserSession', action: 'delete', options: {} });
  clearMessageDrafts();
  await clearOfflineData();
  await hardNavigate('/');
}
