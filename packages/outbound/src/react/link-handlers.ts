import type { AnchorHTMLAttributes } from 'react';
import { anchorClick } from '../anchor-click.ts';
import type { OutboundLink } from '../outbound-ports.ts';
import type { Outbound } from '../outbound.ts';

/** The event handlers of an outbound link's anchor. */
export type LinkHandlers = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onPointerEnter' | 'onPointerDown' | 'onFocus' | 'onClick' | 'onAuxClick' | 'onContextMenu'
>;

/**
 * Returns the props of an outbound link's anchor: its check starts when a pointer, touch or the focus is
 * near, and its clicks are decided.
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
