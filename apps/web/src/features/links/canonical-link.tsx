import { languageLinks, LOCALES } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';

/**
 * Names the address of a page for search engines: in the language that its own address has, and in each other one (IO-04). The
 * server alone renders the other ones.
 */
export function CanonicalLink({ path }: { readonly path: string }): ReactNode {
  const { publicUrl } = usePageInfo();
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('locale');
  const locale = LOCALES.find((each) => each === named);
  const url = publicUrl + path;
  return (
    <>
      <link rel="canonical" href={locale === undefined ? url : `${url}?locale=${locale}`} />
      {import.meta.env.SSR
        ? languageLinks(url).map((link) => (
            <link key={link.lang} rel="alternate" hrefLang={link.lang} href={link.url} />
          ))
        : null}
    </>
  );
}
