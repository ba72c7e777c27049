import type { ReactNode } from 'react';

import { IconFrame, type IconProps } from './icon.tsx';

// In the style of `icons.tsx`, for the controls of a pin.

/** Three dots, for further actions. */
export function MoreIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </IconFrame>
  );
}

/** A tray with an arrow going up: share or send. */
export function SendIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M12 15V4M7.5 8 12 3.5 16.5 8" />
      <path d="M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5" />
    </IconFrame>
  );
}

/** A triangle, for play. */
export function PlayIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <path d="M7.5 4.7v14.6a1 1 0 0 0 1.5.9l11.5-7.3a1 1 0 0 0 0-1.7L9 3.9a1 1 0 0 0-1.5.8z" />
    </IconFrame>
  );
}

/** Two sparkles, for AI-generated or AI-modified media. */
export function SparkleIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <path d="M10 4l1.7 5.3L17 11l-5.3 1.7L10 18l-1.7-5.3L3 11l5.3-1.7z" />
      <path d="m18 14 .9 2.6 2.6.9-2.6.9L18 21l-.9-2.6-2.6-.9 2.6-.9z" />
    </IconFrame>
  );
}

/** Two corners moving apart, for enlarging the image. */
export function ExpandIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 14 10M4.5 19.5 10 14" />
    </IconFrame>
  );
}

/** A scalloped seal with a check mark, for verified. */
export function VerifiedIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <path
        fillRule="evenodd"
        d="M12 1.5 14.7 3.7 18.2 3.7 19 7.1 21.9 9.2 20.6 12.5 21.5 15.9 18.5 17.6 17.2 20.9 13.7 20.7 11 22.9 8.3 20.7 4.8 20.3 4.1 16.9 1.4 14.7 2.9 11.5 2.3 8.1 5.4 6.6 6.9 3.4 10.4 3.9ZM16.5 8.8l-5.6 5.6-2.9-2.9-1.4 1.4 4.3 4.3 7-7z"
      />
    </IconFrame>
  );
}
