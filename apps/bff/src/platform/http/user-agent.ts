import { isbot } from 'isbot';

/** The kinds of devices. */
export const DEVICES = ['desktop', 'tablet', 'mobile'] as const;

/** One of `DEVICES`. */
export type Device = (typeof DEVICES)[number];

/** The client according to its `User-Agent` header, parsed once per request (WB-14). */
export type Agent = {
  readonly isBot: boolean;
  /** A bot that renders link previews for people: in a social network or chat. */
  readonly isSocialBot: boolean;
  readonly device: Device;
  /** Android below version 7, whose browsers cannot run the site's scripts. */
  readonly isOldAndroid: boolean;
};

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod/i;
const OLD_ANDROID = /Android [1-6](?:\.|;|\))/;
const SOCIAL =
  /facebookexternalhit|Facebot|Twitterbot|LinkedInBot|Slackbot|Discordbot|WhatsApp|TelegramBot|SkypeUriPreview|redditbot|Pinterestbot|Pinterest\/|Mastodon|Bluesky/i;

/** Parses a `User-Agent` header; a missing one counts as a bot. */
export function parseUserAgent(userAgent: string): Agent {
  const device = TABLET.test(userAgent) ? 'tablet' : MOBILE.test(userAgent) ? 'mobile' : 'desktop';
  const isBot = userAgent === '' || isbot(userAgent);
  return {
    isBot,
    isSocialBot: isBot && SOCIAL.test(userAgent),
    device,
    isOldAndroid: OLD_ANDROID.test(userAgent),
  };
}
