import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Returns the server-rendered HTML once all code is loaded, without React's boundary comments. */
export async function rendered(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  const html = await new Response(prelude).text();
  return html.replaceAll(/<!--.*?-->/g, '');
}
