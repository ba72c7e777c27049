import type { LinkClick } from './outbound-ports.ts';

/** The relevant properties of a click event; both React's and native events have them. */
export type AnchorEvent = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'button' | 'preventDefault'> & {
  readonly currentTarget: HTMLAnchorElement;
};

/**
 * Returns the click on an anchor, to be decided synchronously: the browser then follows the anchor itself, as
 * with any link, so that popup blockers do not interfere.
 */
export function anchorClick(event: AnchorEvent): LinkClick {
  const { currentTarget: anchor, metaKey, ctrlKey, button } = event;
  return {
    opensNewTab: metaKey || ctrlKey || button === 1,
    preventDefault: () => event.preventDefault(),
    redirect(address) {
      const own = anchor.getAttribute('href') ?? '';
      anchor.setAttribute('href', address);
      // The browser reads `href` after all listeners have run; afterwards it is restored.
      setTimeout(() => anchor.setAttribute('href', own));
    },
  };
}
