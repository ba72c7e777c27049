import '../shared/host.css';

import type { ReactNode } from 'react';

export const metadata = { title: 'A fresh app of server components' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
