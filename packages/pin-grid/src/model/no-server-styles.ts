import type { ReactNode } from 'react';

/** In a browser the style sheet has come with the page: it takes over what is there, and weighs nothing. */
export function serverStyles(): string {
  return '';
}

/** In a browser a card is rendered: it takes over the HTML that has come with the page. */
export function cardContent<T>(
  {
    item,
    renderItem,
  }: { readonly item: T; readonly renderItem: (item: T, isPriority: boolean) => ReactNode },
  isPriority: boolean,
): { readonly children: ReactNode } {
  return { children: renderItem(item, isPriority) };
}
