import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** The props of a link: those of an anchor, with the address within the site as `to`. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly to: string;
};

/**
 * A link within the site, followed without loading the page again. React Router's own would bring the
 * prefetching of its framework mode into the first file.
 */
export function Link({ to, children, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler(to);
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
}
