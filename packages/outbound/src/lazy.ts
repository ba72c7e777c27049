import { isAd } from '@pegboard/types';
import type { LinkClick, OutboundLink } from './outbound-ports.ts';
import type { Outbound } from './outbound.ts';

/**
 * Creates outbound links whose code is loaded when a pointer or the focus comes near the first of them. An
 * earlier click is redirected through the server, which makes the same decision, so no click waits or is
 * lost. Failed loading is retried.
 */
export function createLazyOutbound(load: () => Promise<Outbound>): Omit<Outbound, 'trackOpen'> {
  let outbound: Outbound | undefined;
  let loading: Promise<Outbound> | undefined;
  const later = (work: (loaded: Outbound) => void): void => {
    loading ??= load();
    loading.then(
      (loaded) => work((outbound = loaded)),
      () => (loading = undefined),
    );
  };
  return {
    prefetchCheck: (link) =>
      outbound ? outbound.prefetchCheck(link) : later((loaded) => loaded.prefetchCheck(link)),
    openLink(link, click) {
      if (outbound) return outbound.openLink(link, click);
      leadEarly(link, click);
      later((loaded) => loaded.trackOpen(link));
    },
    trackView: (pin) => later((loaded) => loaded.trackView(pin)),
    trackRightClick: (link) => later((loaded) => loaded.trackRightClick(link)),
  };
}

/** Opens a link before the code is loaded; the browser opens ads and new tabs itself. */
function leadEarly({ pin, href }: OutboundLink, { opensNewTab, redirect }: LinkClick): void {
  if (opensNewTab || isAd(pin)) return;
  const isOfPin = href === pin.link && pin.trackedLink;
  redirect(isOfPin || `/offsite/?${new URLSearchParams({ url: href, pin: pin.id })}`);
}
