import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** The props of a link: those of an anchor, with the address within the site as `to`. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly to: string;
  /** The state that the history keeps with the address. */
  readonly state?: unknown;
};

/**
 * Renders a link with client-side navigation. React Router's own would add the prefetching of its framework
 * mode to the first chunk.
 */
export function Link({ to, state, children, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler(to, { state });
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
}
