import { IconFrame, type IconProps } from '@pegboard/ui';
import type { ReactNode } from 'react';

/** A loudspeaker with sound waves. */
export function SoundIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />
    </IconFrame>
  );
}

/** A muted loudspeaker. */
export function MutedIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5" />
    </IconFrame>
  );
}

/** Lines of text in a frame. */
export function CaptionsIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M7 12h4M14 12h3M7 15.5h7" />
    </IconFrame>
  );
}

/** A circular arrow. */
export function ReplayIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M5 12a7 7 0 1 0 2.2-5.1M5 4.5v3.5h3.5" />
    </IconFrame>
  );
}
