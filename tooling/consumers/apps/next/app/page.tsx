import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Page } from './page-content';

/** A server component: the grid is behind the client boundary of its README. */
export default async function Home(): Promise<ReactNode> {
  return <Page nonce={(await headers()).get('x-nonce') ?? ''} />;
}
