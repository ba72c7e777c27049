import type { ComponentType, ReactNode } from 'react';

/** A link of the app's router; a native one when none is given. */
export type BusinessLink = ComponentType<{
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}>;

/** The link of an app that gives none. */
export const NativeLink: BusinessLink = ({ to, children, ...rest }) => (
  <a {...rest} href={to}>
    {children}
  </a>
);
