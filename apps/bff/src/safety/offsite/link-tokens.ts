import { createHmac, timingSafeEqual } from 'node:crypto';

/** Minimum hours for which a signed link works. */
export const LINK_TOKEN_HOURS = 24;

/**
 * The values that a token is bound to: the address exactly as sent, and the pin that has the link; empty for
 * none.
 */
export type SignedLink = { readonly url: string; readonly pin: string };

/** Creates and reads the tokens by which a link on our site can redirect to another site (OB-05). */
export type LinkTokens = {
  /**
   * Returns a token that is valid for a day; one that stays the same for a whole day is valid until the end
   * of the next day.
   */
  make(link: SignedLink, lasts?: 'a day' | 'the day after'): string;
  read(token: string, link: SignedLink): 'valid' | 'expired' | 'invalid';
};

const HOUR_MS = 3_600_000;

/** Creates tokens signed with this secret; each contains its expiry and the signature of expiry and link. */
export function createLinkTokens({
  secret,
  now,
}: {
  readonly secret: string;
  readonly now: () => Date;
}): LinkTokens {
  const sign = (end: string, { url, pin }: SignedLink): Buffer =>
    createHmac('sha256', secret)
      .update(`offsite:${JSON.stringify([end, pin, url])}`)
      .digest();
  return {
    make(link, lasts = 'a day') {
      const day = LINK_TOKEN_HOURS * HOUR_MS;
      const time = now().getTime();
      const end = ((lasts === 'a day' ? time : Math.ceil(time / day) * day) + day).toString(36);
      return `${end}.${sign(end, link).toString('base64url')}`;
    },
    read(token, link) {
      const [, end = '', mac = ''] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? [];
      const received = Buffer.from(mac, 'base64url');
      const wanted = sign(end, link);
      if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) return 'invalid';
      return Number.parseInt(end, 36) > now().getTime() ? 'valid' : 'expired';
    },
  };
}

/** Returns the address on our site that redirects to a link, with its token (§2). */
export function offsiteAddress(
  publicUrl: string,
  tokens: LinkTokens,
  link: SignedLink,
  lasts?: Parameters<LinkTokens['make']>[1],
): string {
  const query = new URLSearchParams({ token: tokens.make(link, lasts), url: link.url });
  if (link.pin !== '') query.set('pin', link.pin);
  return `${publicUrl}/offsite/?${query}`;
}
