import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** What a server sends for something, once all its code is there; the marks of React's boundaries are left out. */
export async function rendered(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  const html = await new Response(prelude).text();
  return html.replaceAll(/<!--.*?-->/g, '');
}
