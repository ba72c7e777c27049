/** The decrypted contents of a push message, as the service worker of the web app reads them. */
export type PushMessage = {
  /** The member that it is for; the worker shows it to no other member. */
  readonly account: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A message replaces the one with the same tag. */
  readonly tag: string;
  /** The path of the page that it opens. */
  readonly path: string;
  /** The number of unread notifications, for the badge of the app. */
  readonly unread: number;
};
