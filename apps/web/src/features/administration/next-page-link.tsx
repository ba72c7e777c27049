import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { Link } from '../links/link.tsx';

/** Renders the link to the next page of a list, with the filters of this one. */
export function NextPageLink({ next }: { readonly next: string | null }): ReactNode {
  const texts = useAdministrationTexts();
  const { search } = useLocation();
  if (next === null) return null;
  const params = new URLSearchParams(search);
  params.set('after', next);
  return <Link to={`?${params}`}>{texts.more}</Link>;
}
