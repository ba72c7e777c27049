import type { AnchorHTMLAttributes } from 'react';
import { anchorClick } from '../anchor-click.ts';
import type { OutboundLink } from '../outbound-ports.ts';
import type { Outbound } from '../outbound.ts';

/** What listens to the anchor of an outbound link. */
export type LinkHandlers = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onPointerEnter' | 'onPointerDown' | 'onFocus' | 'onClick' | 'onAuxClick' | 'onContextMenu'
>;

/**
 * What to spread on the anchor of an outbound link: its check begins when a pointer, a finger or the focus comes near, and
 * its clicks are decided.
 */
export function linkHandlers(outbound: Omit<Outbound, 'trackOpen'>, link: OutboundLink): LinkHandlers {
  const near = (): void => outbound.prefetchCheck(link);
  return {
    onPointerEnter: near,
    onPointerDown: near,
    onFocus: near,
    onClick: (event) => outbound.openLink(link, anchorClick(event)),
    onAuxClick: (event) => {
      if (event.button === 1) outbound.openLink(link, anchorClick(event));
    },
    onContextMenu: () => outbound.trackRightClick(link),
  };
}
