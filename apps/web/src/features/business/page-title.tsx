import type { ReactNode } from 'react';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** The title of a page of its reader alone, which no search engine keeps. */
export function PageTitle({ title }: { readonly title: string }): ReactNode {
  const messages = useTexts('site', enUs);
  return (
    <>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
