import type { ComponentType, ReactNode } from 'react';

/** The link component of the app's router; a native link by default. */
export type BusinessLink = ComponentType<{
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}>;

/** The default link component. */
export const NativeLink: BusinessLink = ({ to, children, ...rest }) => (
  <a {...rest} href={to}>
    {children}
  </a>
);
