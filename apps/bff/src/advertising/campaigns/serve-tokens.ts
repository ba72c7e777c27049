import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AD_PLACEMENTS, type AdPlacement } from '../../business/ad-accounts/index.ts';

/** A served ad, its list, and the time of serving. */
export type ServedAd = {
  readonly contentId: bigint;
  readonly campaignId: bigint;
  readonly atMs: number;
  /** Undefined in tokens of versions that did not tell it. */
  readonly placement?: AdPlacement | undefined;
};

/** Creates and reads the tokens of servings, by which counted events identify their serving. */
export type ServeTokens = {
  make(serving: ServedAd): string;
  /** Returns the contents of a token; undefined for a token that this site did not create. */
  read(mark: string): ServedAd | undefined;
};

const MAC_BYTES = 9;
const NONCE_BYTES = 6;

/** Creates signed tokens: at most 60 characters, to fit into a log event. They do not identify the viewer. */
export function createServeTokens(secret: string): ServeTokens {
  // Compared as text: two texts that decode to the same bytes are not the same token.
  const sign = (body: string): Buffer =>
    Buffer.from(
      createHmac('sha256', secret)
        .update(`serving:${body}`)
        .digest()
        .subarray(0, MAC_BYTES)
        .toString('base64url'),
    );
  return {
    make({ contentId, campaignId, atMs, placement }) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const body = [contentId, campaignId, BigInt(Math.trunc(atMs / 1000))]
        .map((part) => part.toString(36))
        .concat(placement === undefined ? [] : [String(AD_PLACEMENTS.indexOf(placement))], nonce)
        .join('.');
      return `${body}.${sign(body).toString()}`;
    },
    read(mark) {
      const end = mark.lastIndexOf('.');
      const body = mark.slice(0, end);
      const [received, wanted] = [Buffer.from(mark.slice(end + 1)), sign(body)];
      if (end < 0 || received.length !== wanted.length || !timingSafeEqual(received, wanted))
        return undefined;
      const [contentId, campaignId, seconds] = body.split('.').map(numberOf);
      if (contentId === undefined || campaignId === undefined || seconds === undefined) return undefined;
      const serving = { contentId, campaignId, atMs: Number(seconds) * 1000 };
      const [, , , place, nonce] = body.split('.');
      const placement = nonce === undefined ? undefined : AD_PLACEMENTS[Number(place)];
      return placement === undefined ? serving : { ...serving, placement };
    },
  };
}

function numberOf(text: string): bigint | undefined {
  let number = 0n;
  for (const letter of text) {
    const digit = Number.parseInt(letter, 36);
    if (Number.isNaN(digit)) return undefined;
    number = number * 36n + BigInt(digit);
  }
  return number;
}
