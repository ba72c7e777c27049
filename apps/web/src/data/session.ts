import { callResource } from './call-resource.ts';

/**
 * Loads an address again, also where it is the one of this page and only names another part of it. Settles
 * when the page is shown again by the way back: until then it is leaving, and what it sends would be answered
 * to no one.
 */
export async function hardNavigate(target: string): Promise<void> {
  const { pathname, search } = location;
  const there = new URL(target, location.href);
  location.assign(there);
  if (there.hash !== '' && there.pathname === pathname && there.search === search) location.reload();
  await new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
  });
}

/**
 * Logs in with an e-mail or a username, then loads `target` again: every client and store of the page was
 * made for the visitor before. Throws `ResourceError`.
 */
export async function logIn(account: string, password: string, target: string): Promise<void> {
  await callResource({
    name: 'UserSession',
    action: 'create',
    options: { username_or_email: account, password },
  });
  await hardNavigate(target);
}

/** Signs up and is logged in at once. Throws `ResourceError` with what is wrong by field. */
export async function signUp(
  account: {
    readonly email: string;
    readonly password: string;
    readonly fullName: string;
    readonly locale: string;
  },
  target: string,
): Promise<void> {
  await callResource({
    name: 'UserRegister',
    action: 'create',
    options: {
      email: account.email,
      password: account.password,
      full_name: account.fullName,
      locale: account.locale,
    },
  });
  await hardNavigate(target);
}

/** Ends the session here and on the server, and leaves nothing of it on the page. */
export async function logOut(): Promise<void> {
  await callResource({ name: 'UserSession', action: 'delete', options: {} });
  await hardNavigate('/');
}
