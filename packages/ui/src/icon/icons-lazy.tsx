import type { ReactNode } from 'react';

import { IconFrame, type IconProps } from './icon.tsx';

// In the style of `icons.tsx`, for parts after the first screen: dialogs, menus, single pages.

/** An angle pointing up. */
export function ChevronUpIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m5.5 15 6.5-6.5 6.5 6.5" />
    </IconFrame>
  );
}

/** An angle pointing to the start of the line. */
export function ChevronStartIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M15 5.5 8.5 12l6.5 6.5" />
    </IconFrame>
  );
}

/** An angle pointing to the end of the line. */
export function ChevronEndIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="m9 5.5 6.5 6.5L9 18.5" />
    </IconFrame>
  );
}

/** An arrow back to the previous page. */
export function ArrowBackIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M20 12H4.5M11 5l-7 7 7 7" />
    </IconFrame>
  );
}

/** An arrow that leaves the page, for outbound links. */
export function ArrowUpRightIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M7 17 17 7M8.5 7H17v8.5" />
    </IconFrame>
  );
}

/** A tray with an arrow coming down. */
export function DownloadIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5" />
      <path d="M5 17v1a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-1" />
    </IconFrame>
  );
}

/** Two links of a chain. */
export function LinkIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3" />
      <path d="M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />
    </IconFrame>
  );
}

/** A closed padlock: secret. */
export function LockIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </IconFrame>
  );
}

/** A bell: notifications. */
export function BellIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M6.5 16V10.5a5.5 5.5 0 0 1 11 0V16l1.5 1.5H5z" />
      <path d="M10 20.5h4" />
    </IconFrame>
  );
}

/** A speech bubble: messages. */
export function MessageIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-6L7.5 20v-3.5H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5z" />
    </IconFrame>
  );
}

/** A heart. */
export function HeartIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M12 19.5 5 12.6a4.5 4.5 0 0 1 6.3-6.4l.7.7.7-.7A4.5 4.5 0 0 1 19 12.6z" />
    </IconFrame>
  );
}

/** A full heart: a reaction that was given. */
export function HeartFilledIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <path d="M12 20.5 4.3 13A5.5 5.5 0 0 1 12 5.2 5.5 5.5 0 0 1 19.7 13z" />
    </IconFrame>
  );
}

/** A crossed-out eye: hide. */
export function EyeOffIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 4l16 16M10 6.3A9 9 0 0 1 12 6c5 0 8.2 4.3 9 6a14 14 0 0 1-2.6 3.4M6.3 7.8A13.5 13.5 0 0 0 3 12c.8 1.7 4 6 9 6a9 9 0 0 0 3.8-.8" />
      <path d="M10 10.2a2.7 2.7 0 0 0 3.8 3.8" />
    </IconFrame>
  );
}

/** A flag: report. */
export function FlagIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M6 20.5V4M6 4.5h11l-2.5 4 2.5 4H6" />
    </IconFrame>
  );
}

/** A pencil. */
export function EditIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m4.5 19.5 1-4.2L16 4.8a2.1 2.1 0 0 1 3 3L8.6 18.5z" />
      <path d="m14 7 3 3" />
    </IconFrame>
  );
}

/** A bin: delete. */
export function TrashIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 10.5v5.5M14 10.5v5.5" />
    </IconFrame>
  );
}

/** A sun: the light theme. */
export function SunIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
    </IconFrame>
  );
}

/** A moon: the dark theme. */
export function MoonIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />
    </IconFrame>
  );
}

/** Two people: collaborators. */
export function UsersIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="9.5" cy="8.5" r="3.5" />
      <path d="M3 19.5c.7-3.3 3.1-5 6.5-5s5.8 1.7 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15c2 .7 3.1 2.2 3.5 4.5" />
    </IconFrame>
  );
}

/** Four tiles of different heights: a board. */
export function GridIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="4" y="4" width="6.5" height="9" rx="1.5" />
      <rect x="13.5" y="4" width="6.5" height="5" rx="1.5" />
      <rect x="4" y="16" width="6.5" height="4" rx="1.5" />
      <rect x="13.5" y="12" width="6.5" height="8" rx="1.5" />
    </IconFrame>
  );
}

/** A shopping bag. */
export function CartIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M5.5 8.5h13l1 11.5h-15z" />
      <path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </IconFrame>
  );
}

/** A price tag: shop the look. */
export function TagIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5z" />
      <path d="M8.5 9h.01" />
    </IconFrame>
  );
}

/** A full star. */
export function StarIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <path d="m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z" />
    </IconFrame>
  );
}

/** A half star over an empty one. */
export function StarHalfIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <path
        opacity="0.28"
        d="m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z"
      />
      <path d="M12 2.8v14.5l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z" />
    </IconFrame>
  );
}

/** Two bars: pause. */
export function PauseIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} filled>
      <rect x="6" y="4.5" width="4" height="15" rx="1" />
      <rect x="14" y="4.5" width="4" height="15" rx="1" />
    </IconFrame>
  );
}

/** A triangle with an exclamation mark. */
export function AlertIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M12 4 2.8 19.5h18.4z" />
      <path d="M12 10v4.5M12 17h.01" />
    </IconFrame>
  );
}

/** A circled i. */
export function InfoIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 8h.01" />
    </IconFrame>
  );
}

/** A clock: how long it takes. */
export function ClockIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </IconFrame>
  );
}

/** Two sliders: settings. */
export function SettingsIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 8h9M19 8h1M4 16h1M11 16h9" />
      <circle cx="16" cy="8" r="2.5" />
      <circle cx="8" cy="16" r="2.5" />
    </IconFrame>
  );
}

/** A door with an arrow going out. */
export function SignOutIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M13 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h6M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
    </IconFrame>
  );
}

/** A lens in a frame: search with an image. */
export function VisualSearchIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4.5 8.5v-2a2 2 0 0 1 2-2h2M15.5 4.5h2a2 2 0 0 1 2 2v2M4.5 15.5v2a2 2 0 0 0 2 2h2" />
      <circle cx="13" cy="13" r="4" />
      <path d="m20 20-4-4" />
    </IconFrame>
  );
}
