import { createContext, use } from 'react';

/** What the server knows of this page view and passes down: no component asks the browser for it. */
export type PageInfo = {
  readonly publicUrl: string;
  /** Set on the server only: browsers hide nonces from scripts. */
  readonly nonce?: string;
  /** The choice of a signed-out visitor; the signed-in have theirs in the account. */
  readonly theme: 'auto' | 'light' | 'dark';
  readonly isBot: boolean;
};

/** The page view's facts; both entries provide them. */
export const PageInfoContext = createContext<PageInfo | null>(null);

/** The page view's facts. Throws outside `PageInfoContext`, which both entries provide. */
export function usePageInfo(): PageInfo {
  const page = use(PageInfoContext);
  if (!page)
    throw new Error(
      'usePageInfo was called outside PageInfoContext. Render below <PageInfoContext value={…}>.',
    );
  return page;
}
