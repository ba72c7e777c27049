import type { ReactNode, SVGProps } from 'react';

import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** The sizes of an icon: 12, 16, 20 and 24 px, the badge sizes of the specification. */
export type IconSize = 'sm' | 'md' | 'lg' | 'xl';

/** The props of icons. Without a `label`, an icon is decorative and hidden from assistive technology. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  readonly size?: IconSize;
  readonly label?: string | undefined;
};

const PIXELS: Readonly<Record<IconSize, number>> = { sm: 12, md: 16, lg: 20, xl: 24 };

type IconFrameProps = IconProps & {
  readonly children: ReactNode;
  readonly filled?: boolean;
  readonly directional?: boolean;
};

/**
 * Renders the frame of every icon: a 24-unit square, stroked or filled, mirrored in right-to-left text if it
 * is directional.
 */
export function IconFrame(props: IconFrameProps): ReactNode {
  const { size = 'lg', label, filled = false, directional = false, className, children, ...rest } = props;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      data-pb=""
      data-part="icon"
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={PIXELS[size]}
      height={PIXELS[size]}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={classNames(styles.icon, directional && styles.directional, className)}
      {...name}
      {...rest}
    >
      {children}
    </svg>
  );
}
