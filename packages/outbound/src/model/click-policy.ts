import { isAd, type Pin } from '@pegboard/types';
import type { InvalidLinkReason, LinkKind } from './link-kind.ts';

/** The properties of a pin that decide on a click. */
export type PolicyPin = Pick<Pin, 'id' | 'isPromoted' | 'isDownstreamPromotion' | 'promoter'>;

/** The viewer who clicks. */
export type PolicyViewer =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'bot' }
  | { readonly kind: 'signed-out'; readonly isNew: boolean; readonly shouldUpsell: boolean };

/** A click on an external link, and its context. */
export type ClickFacts = {
  readonly link: LinkKind;
  readonly pin: PolicyPin;
  /** The surface of the pin, as the app names it. */
  readonly surface: string;
  /** The path of the page. */
  readonly path: string;
  readonly viewer: PolicyViewer;
  /** True if an interstitial exists for departing visitors. */
  readonly hasInterstitial: boolean;
  /** True if browsers open a new tab: meta, ctrl, or the middle button. */
  readonly opensNewTab: boolean;
  readonly isOnline: boolean;
};

/** The way an allowed link opens. */
export type OpenMode = 'open' | 'interstitial';

/** The decision on a click. */
export type ClickDecision =
  | { readonly kind: 'ignore'; readonly why: InvalidLinkReason }
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'offline' }
  | { readonly kind: OpenMode }
  | { readonly kind: 'check'; readonly openMode: OpenMode };

/**
 * The surfaces whose links are not checked unless the page is the pin's own: product shelves, whose links
 * come from merchants' feeds instead of pin creators. Source: OB-02; the selection is ours.
 */
export const UNCHECKED_SURFACES: ReadonlySet<string> = new Set([
  'CloseupRelatedProducts',
  'RelatedProductsFeed',
]);

/**
 * Returns the decision on a click on a pin's link by the first rule that applies (OB-01, OB-02, §4): an
 * invalid link is ignored; one within the site is internal, or left to the browser; offline, nothing happens;
 * in a new tab, an outbound link opens directly; a link that needs a check is checked; all others open, for
 * some visitors through the interstitial.
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
 * Returns whether a link is checked before it opens: for an ad only after it was saved (downstream); for
 * other pins on their own page, and on surfaces outside `UNCHECKED_SURFACES` (OB-02).
 */
export function needsCheck({ pin, surface, path }: Pick<ClickFacts, 'pin' | 'surface' | 'path'>): boolean {
  return !isAd(pin) && (isPageOf(path, pin.id) || !UNCHECKED_SURFACES.has(surface));
}

/**
 * Returns whether a visitor sees the interstitial: new and lapsed visitors, for pins that are not promoted
 * (§4).
 */
function needsInterstitial({ viewer, pin, hasInterstitial }: ClickFacts): boolean {
  return (
    hasInterstitial && viewer.kind === 'signed-out' && (viewer.isNew || viewer.shouldUpsell) && !pin.promoter
  );
}

/** Returns whether a path is the pin's page: its id alone, or after the last double hyphen of a slug. */
function isPageOf(path: string, id: string): boolean {
  const [, slug = ''] = /^\/pin\/([^/]*)/.exec(path) ?? [];
  return (slug.split('--').at(-1) ?? '') === id;
}
