import { isAd } from '@pegboard/types';
import type { LinkClick, OutboundLink } from './outbound-ports.ts';
import type { Outbound } from './outbound.ts';

/**
 * Outbound links before their code has come: it is loaded when someone comes near the first of them. A click
 * that is quicker goes by an address of ours, whose server decides as the code would; so none waits, and none
 * is lost. Code that cannot be loaded is tried again.
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

/** An ad, and a click beside, open as the browser does it. */
function leadEarly({ pin, href }: OutboundLink, { opensNewTab, redirect }: LinkClick): void {
  if (opensNewTab || isAd(pin)) return;
  const isOfPin = href === pin.link && pin.trackedLink;
  redirect(isOfPin || `/offsite/?${new URLSearchParams({ url: href, pin: pin.id })}`);
}
