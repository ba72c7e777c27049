import type { ReactNode } from 'react';

/**
 * Returns an empty text: in a browser the server's style sheet is already part of the page and is hydrated as
 * it is.
 */
export function serverStyles(): string {
  return '';
}

/** Returns the rendering of a card: in a browser it hydrates the server's HTML. */
export function cardContent<T>(
  {
    item,
    renderItem,
  }: { readonly item: T; readonly renderItem: (item: T, isPriority: boolean) => ReactNode },
  isPriority: boolean,
): { readonly children: ReactNode } {
  return { children: renderItem(item, isPriority) };
}
