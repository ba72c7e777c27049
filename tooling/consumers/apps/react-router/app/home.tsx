// @boundaries-ignore the app installs it
import { useContext, type ReactNode } from 'react';
import { NonceContext } from './nonce';
import { Page } from './page';

export default function Home(): ReactNode {
  const nonce = useContext(NonceContext);
  return <Page {...(nonce === undefined ? {} : { nonce })} />;
}
