// @boundaries-ignore the app installs it
import { headers } from 'next/headers';
// @boundaries-ignore the app installs it
import type { ReactNode } from 'react';
import { Page } from './page-content';

/** A server component: the grid is behind the client boundary of its README. */
export default async function Home(): Promise<ReactNode> {
  return <Page nonce={(await headers()).get('x-nonce') ?? ''} />;
}
