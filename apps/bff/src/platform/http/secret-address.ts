const SECRET_PART = /^(\/board\/shared\/)[^/?#]+/;

/** The headers of pages whose address is a secret: they are not indexed, and no other page learns the address. */
export const SECRET_ADDRESS_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Returns whether an address opens something for everyone who has it, such as a board by a share link (IO-09). */
export function isSecretAddress(url: string): boolean {
  return SECRET_PART.test(url);
}

/** Returns an address as it is logged: without its secret and its query. */
export function loggedAddress(url: string): string {
  return (url.split('?')[0] ?? '').replace(SECRET_PART, '$1…');
}
