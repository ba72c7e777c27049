// @boundaries-ignore the app installs it
import type { ReactNode } from 'react';

export const metadata = { title: 'Cups', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
