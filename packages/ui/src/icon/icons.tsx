import type { ReactNode } from 'react';

import { IconFrame, type IconProps } from './icon.tsx';

// Our own icons in a 24-unit square: those of the first screen are in a module of their own, because bundlers
// do not split modules.

/** A magnifying glass. */
export function SearchIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m20 20-4.8-4.8" />
    </IconFrame>
  );
}

/** A plus. */
export function PlusIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M12 4.5v15M4.5 12h15" />
    </IconFrame>
  );
}

/** A cross that closes or clears. */
export function CloseIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconFrame>
  );
}

/** A check mark. */
export function CheckIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m4.5 12.5 5 5L19.5 7" />
    </IconFrame>
  );
}

/** An angle pointing down. */
export function ChevronDownIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m5.5 9 6.5 6.5L18.5 9" />
    </IconFrame>
  );
}

/** A house. */
export function HomeIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m4 11 8-7 8 7v7.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z" />
      <path d="M10 20v-5.5h4V20" />
    </IconFrame>
  );
}

/** A person. */
export function UserIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c.9-3.7 3.8-5.5 7.5-5.5s6.6 1.8 7.5 5.5" />
    </IconFrame>
  );
}
