import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { usePageInfo } from '../../page-info.ts';
import '@pegboard/ui/styles.css';

/** The document that every screen stands in. */
export function Root(): ReactNode {
  const page = usePageInfo();
  return (
    <html lang="en-US" dir="ltr" data-theme={page.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  );
}
