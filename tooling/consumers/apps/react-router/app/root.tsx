// @boundaries-ignore the app installs it
import { useContext, type ReactNode } from 'react';
// @boundaries-ignore the app installs it
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { NonceContext } from './nonce';

export default function Root(): ReactNode {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Cups</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts {...(nonce === undefined ? {} : { nonce })} />
      </body>
    </html>
  );
}
