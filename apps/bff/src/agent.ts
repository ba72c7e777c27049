import { isbot } from 'isbot';

/** The kind of device that a page is read on. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

/** One of `DEVICES`. */
export type Device = (typeof DEVICES)[number];

/** Who reads, as far as the `User-Agent` header tells. */
export type Agent = { readonly isBot: boolean; readonly device: Device };

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod/i;

/** What a `User-Agent` header tells; who sends none is a bot. */
export function agentOf(userAgent: string): Agent {
  const device = TABLET.test(userAgent) ? 'tablet' : MOBILE.test(userAgent) ? 'mobile' : 'desktop';
  return { isBot: userAgent === '' || isbot(userAgent), device };
}
