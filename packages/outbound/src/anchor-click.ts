import type { LinkClick } from './outbound-ports.ts';

/** The properties of a click event that matter; React's and native events have them. */
export type AnchorEvent = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'button' | 'preventDefault'> & {
  readonly currentTarget: HTMLAnchorElement;
};

/**
 * A click on an anchor, to be decided while it is under way: the browser then follows the anchor itself, as it does
 * every link that a reader clicks, and no popup blocker has a say in that.
 */
export function anchorClick(event: AnchorEvent): LinkClick {
  const { currentTarget: anchor, metaKey, ctrlKey, button } = event;
  return {
    opensNewTab: metaKey || ctrlKey || button === 1,
    preventDefault: () => event.preventDefault(),
    redirect(address) {
      const own = anchor.getAttribute('href') ?? '';
      anchor.setAttribute('href', address);
      // The browser reads the address when all have heard of the click; afterwards the anchor is as it was.
      setTimeout(() => anchor.setAttribute('href', own));
    },
  };
}
