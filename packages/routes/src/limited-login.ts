/** The visitor's intent at a login prompt; `for` in the address of the login page. Source: §6. */
export const LOGIN_REASONS = [
  'continue',
  'save',
  'send',
  'edit',
  'create',
  'hide',
  'share-profile',
  'create-board',
  'follow',
  'board-invite',
] as const;

/** One of `LOGIN_REASONS`. */
export type LoginReason = (typeof LOGIN_REASONS)[number];

/** The titles of the login or sign-up page by reason; an invite names the inviter, if known. */
export type LimitedLoginMessages = Readonly<Record<Exclude<LoginReason, 'board-invite'>, string>> & {
  readonly 'board-invite': (inviter: string | undefined) => string;
};

/** The titles in American English. Source: §6. */
export const limitedLoginMessages: LimitedLoginMessages = {
  continue: 'Log in to continue',
  save: 'Log in to save this Pin',
  send: 'Log in to send this Pin',
  edit: 'Log in to edit this Pin',
  create: 'Log in to create a Pin or board',
  hide: 'Log in to hide this Pin',
  'share-profile': 'Log in to share the profile',
  'create-board': 'Log in to create a board',
  follow: 'Log in to follow or unfollow',
  'board-invite': (inviter) =>
    inviter === undefined
      ? 'Friends invited you to join their board'
      : `${inviter} invited you to join their board`,
};

/** The titles of the sign-up page in American English. */
export const limitedSignUpMessages: LimitedLoginMessages = {
  continue: 'Sign up to continue',
  save: 'Sign up to save this Pin',
  send: 'Sign up to send this Pin',
  edit: 'Sign up to edit this Pin',
  create: 'Sign up to create a Pin or board',
  hide: 'Sign up to hide this Pin',
  'share-profile': 'Sign up to share the profile',
  'create-board': 'Sign up to create a board',
  follow: 'Sign up to follow or unfollow',
  'board-invite': limitedLoginMessages['board-invite'],
};

/**
 * Returns the title of the login page, or with its messages of the sign-up page, for the visitor's intent; undefined for an unknown reason: the page
 * then uses its own. The inviter's name comes from the invite that the server looked up, never from the
 * address.
 */
export function getLoginTitle(
  reason: string | null,
  {
    inviter,
    messages = limitedLoginMessages,
  }: { readonly inviter?: string | null | undefined; readonly messages?: LimitedLoginMessages } = {},
): string | undefined {
  if (!isLoginReason(reason)) return undefined;
  return reason === 'board-invite' ? messages[reason](inviter?.trim() || undefined) : messages[reason];
}

const isLoginReason = (reason: string | null): reason is LoginReason =>
  LOGIN_REASONS.some((known) => known === reason);
