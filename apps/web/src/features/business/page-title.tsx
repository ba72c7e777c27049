import type { ReactNode } from 'react';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** Renders the title of a private page, which search engines must not index. */
export function PageTitle({ title }: { readonly title: string }): ReactNode {
  const messages = useTexts('site', enUs);
  return (
    <>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
