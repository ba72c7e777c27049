import { isAd } from '@pegboard/types';
import type { LinkClick, OutboundLink } from './outbound-ports.ts';
import type { Outbound } from './outbound.ts';

/**
 * Outbound links before their code has come: it is loaded when somebody comes near the first of them. A click that is
 * quicker goes by an address of ours, whose server decides as the code would; so none waits, and none is lost. Code that
 * cannot be loaded is tried again.
 */
export function outboundLater(load: () => Promise<Outbound>): Omit<Outbound, 'opened'> {
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
    near: (link) => (outbound ? outbound.near(link) : later((loaded) => loaded.near(link))),
    openLink(link, click) {
      if (outbound) return outbound.openLink(link, click);
      leadEarly(link, click);
      later((loaded) => loaded.opened(link));
    },
    viewed: (pin) => later((loaded) => loaded.viewed(pin)),
    rightClicked: (link) => later((loaded) => loaded.rightClicked(link)),
  };
}

/** An ad, and a click beside, open as the browser does it. */
function leadEarly({ pin, href }: OutboundLink, { isBeside, lead }: LinkClick): void {
  if (isBeside || isAd(pin)) return;
  const isOfPin = href === pin.link && pin.trackedLink;
  lead(isOfPin || `/offsite/?${new URLSearchParams({ url: href, pin: pin.id })}`);
}
