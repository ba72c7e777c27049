import { isAd, type Pin } from '@pegboard/types';
import type { InvalidLinkReason, LinkKind } from './link-kind.ts';

/** What of a pin decides about a click on its link. */
export type PolicyPin = Pick<Pin, 'id' | 'isPromoted' | 'isDownstreamPromotion' | 'promoter'>;

/** Who clicks. */
export type PolicyViewer =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'bot' }
  | { readonly kind: 'signed-out'; readonly isNew: boolean; readonly shouldUpsell: boolean };

/** The click on an external link, and where it was made. */
export type ClickFacts = {
  readonly link: LinkKind;
  readonly pin: PolicyPin;
  /** Where the pin stands, as the app names it. */
  readonly surface: string;
  /** The path of the page. */
  readonly path: string;
  readonly viewer: PolicyViewer;
  /** Whether there is an interstitial for visitors who leave. */
  readonly hasInterstitial: boolean;
  /** Whether a key or button was used with which browsers open a tab beside: meta, ctrl, the middle button. */
  readonly opensNewTab: boolean;
  readonly isOnline: boolean;
};

/** How a link is opened when nothing speaks against it. */
export type OpenMode = 'open' | 'interstitial';

/** What becomes of a click. */
export type ClickDecision =
  | { readonly kind: 'ignore'; readonly why: InvalidLinkReason }
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'offline' }
  | { readonly kind: OpenMode }
  | { readonly kind: 'check'; readonly openMode: OpenMode };

/**
 * The surfaces whose links are not checked while the pin is not the page's own: shelves of products, whose links come
 * from the feeds of merchants and not from whoever makes a pin. Source: OB-02; which they are is chosen.
 */
export const UNCHECKED_SURFACES: ReadonlySet<string> = new Set([
  'CloseupRelatedProducts',
  'RelatedProductsFeed',
]);

/**
 * What becomes of a click on a pin's link (OB-01, OB-02, §4), the first that holds: a link that leads nowhere is ignored;
 * one within the site is internal, or the browser's own affair; offline, nothing happens; beside, a link that is not
 * ours opens as any other; a link to check is checked; all others open, for some visitors by the interstitial.
 */
export function clickDecision(click: ClickFacts): ClickDecision {
  const { link } = click;
  if (link.kind === 'none') return { kind: 'ignore', why: link.why };
  if (link.kind === 'pin')
    return click.opensNewTab ? { kind: 'open' } : { kind: 'internal', path: link.path };
  if (!click.isOnline) return { kind: 'offline' };
  if (link.kind === 'own' || click.opensNewTab) return { kind: 'open' };
  const openMode = needsInterstitial(click) ? 'interstitial' : 'open';
  return link.isOdd || needsCheck(click) ? { kind: 'check', openMode } : { kind: openMode };
}

/**
 * Whether a link is checked before it opens: not of an ad, unless it was saved since (downstream); of any other pin when
 * it is the page's own, or its surface is not one of `UNCHECKED_SURFACES` (OB-02).
 */
export function needsCheck({ pin, surface, path }: Pick<ClickFacts, 'pin' | 'surface' | 'path'>): boolean {
  return !isAd(pin) && (isPageOf(path, pin.id) || !UNCHECKED_SURFACES.has(surface));
}

/** Whether a visitor passes the interstitial: one who is new or to be won, for a pin that nobody paid for (§4). */
function needsInterstitial({ viewer, pin, hasInterstitial }: ClickFacts): boolean {
  return (
    hasInterstitial && viewer.kind === 'signed-out' && (viewer.isNew || viewer.shouldUpsell) && !pin.promoter
  );
}

/** Whether a path is of the pin's page: its id stands there alone, or behind the last double hyphen of a slug. */
function isPageOf(path: string, id: string): boolean {
  const [, slug = ''] = /^\/pin\/([^/]*)/.exec(path) ?? [];
  return (slug.split('--').at(-1) ?? '') === id;
}
