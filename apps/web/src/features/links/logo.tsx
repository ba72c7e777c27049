import type { ReactNode } from 'react';

/** Renders the logo: a peg in a board. */
export function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="10" fill="var(--pb-color-accent)" />
      <circle cx="8.5" cy="8.5" r="1.6" fill="#fff" opacity=".45" />
      <circle cx="23.5" cy="8.5" r="1.6" fill="#fff" opacity=".45" />
      <circle cx="8.5" cy="23.5" r="1.6" fill="#fff" opacity=".45" />
      <circle cx="23.5" cy="23.5" r="1.6" fill="#fff" opacity=".45" />
      <path
        d="M12.5 25V9.2h5.2a4.9 4.9 0 0 1 0 9.8h-5.2"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
