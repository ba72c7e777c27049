import type { ReactNode } from 'react';

/** Renders the icon of an outbound link. */
export function Arrow(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M5 11 11 5M6 5h5v5" />
    </svg>
  );
}
