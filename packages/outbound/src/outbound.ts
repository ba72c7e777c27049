import type { ClickthroughType, OffsiteCheck, Pin } from '@pegboard/types';
import { createLinkCheckCache } from './link-check-cache.ts';
import { attributionRequest } from './model/attribution-request.ts';
import { checkedDecision } from './model/checked-decision.ts';
import { buildOffsiteRequest } from './model/offsite-request.ts';
import { clickDecision, needsCheck, type ClickDecision } from './model/click-policy.ts';
import { linkKind } from './model/link-kind.ts';
import { interstitialPath, offsitePath } from './model/offsite-paths.ts';
import type { LinkClick, LinkEvent, OutboundLink, OutboundPorts } from './outbound-ports.ts';
import { createRightClicks } from './right-clicks.ts';

/** The outbound link handling of a page. */
export type Outbound = {
  /**
   * Starts the check of a link when the viewer comes near it, so that its result is available at the click.
   */
  readonly prefetchCheck: (link: OutboundLink) => void;
  /** Handles a click on a link. Decides synchronously, within the user gesture. */
  readonly openLink: (link: OutboundLink, click: LinkClick) => void;
  /** Reports a click on a link that was opened through the server before this code was loaded. */
  readonly trackOpen: (link: OutboundLink) => void;
  /** Registers that an ad was completely in view, if the browser supports it, like a click (OB-07). */
  readonly trackView: (pin: Pin) => void;
  /** Handles a right click on a link: it is reported when the page is visible again (OB-06). */
  readonly trackRightClick: (link: OutboundLink) => void;
};

/**
 * Creates the outbound link handling of a page. It sends no request before the viewer comes near a link.
 * Source: OB-01 to OB-07.
 */
export function createOutbound(ports: OutboundPorts): Outbound {
  const book = createLinkCheckCache(ports);
  let hasInterstitial = false;
  let isInterstitialRequested = false;
  const kindOf = ({ href }: OutboundLink) => linkKind(href, ports.page().mainAddress);
  const path = (): string => URL.parse(ports.page().address)?.pathname ?? '/';
  const factsOf = (link: OutboundLink) => ({ pin: link.pin, surface: link.surface, path: path() });
  const call = (link: OutboundLink, url: string, type?: ClickthroughType): Promise<OffsiteCheck> =>
    ports.offsite(
      buildOffsiteRequest(
        type === undefined,
        url,
        { ...link.pin, thirdPartyAdId: link.thirdPartyAdId },
        { ...link, type: type ?? 'clickthrough' },
      ),
    );

  /** Reports a click to the server, to the log, and for an ad to the browser. */
  const tell = (
    link: OutboundLink,
    url: string,
    status: LinkEvent['status'],
    type: ClickthroughType = 'clickthrough',
  ): void => {
    ports.log({ pin: link.pin, type, status });
    // The report is sent in the background; a failure does not affect the viewer.
    call(link, url, type).catch(() => undefined);
    if (type === 'clickthrough') attribute(link.pin, 'click');
  };

  const attribute = (pin: Pin, event: 'click' | 'view'): void => {
    const { isExempt, send, failed } = ports.attribution;
    const request = attributionRequest(pin, event, { ...ports.page(), isExempt: isExempt() });
    if (request.kind === 'failure') failed(request.status);
    else send(request.query).catch(() => failed('failed'));
  };

  /** Returns the redirect path of a link, whose target the server decides. */
  const ourWay = ({ pin, thirdPartyAdId }: OutboundLink, url: string): string =>
    offsitePath({
      url,
      pinId: thirdPartyAdId ?? pin.id,
      signed: book.signedOf(url) ?? pin.trackedLink,
      isThirdPartyAd: thirdPartyAdId !== undefined,
      clientTrackingParams: pin.trackingParams,
    });

  const leadBy = (kind: 'ours' | 'interstitial', link: OutboundLink, url: string, click: LinkClick): void => {
    const { pin } = link;
    if (kind === 'ours') return click.redirect(ourWay(link, url));
    ports.onInterstitial?.();
    click.redirect(
      interstitialPath({
        domain: URL.parse(url)?.hostname ?? '',
        domainImageUrl: pin.linkDomain?.officialUser?.imageMediumUrl,
        origin: ports.page().origin,
        pinCategory: pin.category,
        pinImageUrl: pin.images?.['236x']?.url,
        redirectUrl: ourWay(link, url),
      }),
    );
  };

  const openExternal = (
    link: OutboundLink,
    url: string,
    click: LinkClick,
    decision: Extract<ClickDecision, { kind: 'open' | 'interstitial' | 'check' }>,
  ): void => {
    const isChecked = decision.kind === 'check';
    const checked = checkedDecision(book.stateOf(url), isChecked ? decision.openMode : decision.kind);
    // A new tab opens a link without a check; if the result is known to be blocked, the server shows the
    // warning in that tab.
    if (!isChecked) {
      if (checked.kind === 'warn') leadBy('ours', link, url, click);
      else if (decision.kind === 'interstitial') leadBy('interstitial', link, url, click);
      return tell(link, url, checked.kind === 'ask-server' ? 'unchecked' : checked.status);
    }
    if (checked.kind === 'warn') {
      click.preventDefault();
      ports.warn(checked);
    } else if (checked.kind === 'interstitial') leadBy('interstitial', link, url, click);
    else if (checked.kind === 'ask-server')
      leadBy(checked.openMode === 'open' ? 'ours' : 'interstitial', link, url, click);
    tell(link, url, checked.kind === 'ask-server' ? 'unknown' : checked.status);
  };

  const rightClicks = createRightClicks({ path, onVisibility: ports.onVisibility });

  return {
    prefetchCheck(link) {
      const kind = kindOf(link);
      if (kind.kind !== 'external') return;
      if (kind.isOdd || needsCheck(factsOf(link))) book.ask(kind.url, () => call(link, kind.url));
      if (isInterstitialRequested || ports.viewer().kind !== 'signed-out') return;
      isInterstitialRequested = true;
      // Without a response, visitors leave without an interstitial.
      ports.findInterstitial().then(
        (found) => (hasInterstitial = found),
        () => undefined,
      );
    },
    openLink(link, click) {
      const kind = kindOf(link);
      const decision = clickDecision({
        ...factsOf(link),
        link: kind,
        viewer: ports.viewer(),
        hasInterstitial,
        opensNewTab: click.opensNewTab,
        isOnline: ports.isOnline(),
      });
      switch (decision.kind) {
        case 'ignore':
          click.preventDefault();
          return ports.log({ pin: link.pin, type: 'clickthrough', status: 'ignored' });
        case 'offline':
          return click.preventDefault();
        case 'internal':
          click.preventDefault();
          return ports.navigate(decision.path);
        default:
          if (kind.kind === 'external') openExternal(link, kind.url, click, decision);
      }
    },
    trackOpen(link) {
      const kind = kindOf(link);
      if (kind.kind === 'external') tell(link, kind.url, 'unknown');
    },
    trackView: (pin) => attribute(pin, 'view'),
    trackRightClick(link) {
      const kind = kindOf(link);
      if (kind.kind !== 'external') return;
      rightClicks.clicked(() => tell(link, kind.url, 'unchecked', 'rightClick'));
    },
  };
}
