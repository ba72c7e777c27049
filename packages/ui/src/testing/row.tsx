import type { ReactNode } from 'react';

/** Renders its children next to each other. */
export function Row({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 6 }}>
      {children}
    </div>
  );
}
