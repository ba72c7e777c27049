import { getPageAccessError, type RenderLink } from '@pegboard/business-dashboard';
import { buttonAttributes } from '@pegboard/ui';
import { Link } from '../links/link.tsx';
import { useBusinessTexts } from '../../messages/business/use-business-texts.ts';
import { businessPath } from '@pegboard/business-dashboard/model';
import { useBusiness } from './business-data.ts';

/**
 * Returns the links from a page of a business to missing prerequisites; links to its other pages include the
 * selected ad account.
 */
export function useRenderLink(accountId?: string): RenderLink {
  const { kind, id, rights } = useBusiness();
  const { titles: texts, frame } = useBusinessTexts();
  const search = accountId === undefined ? '' : `?account=${accountId}`;
  const linkTo = (address: string, label: string) => (
    <Link to={address} {...buttonAttributes()}>
      {label}
    </Link>
  );
  return (to) => {
    if (to === 'hub') return linkTo('/business/hub/', texts.goTo(frame.hub));
    if (to === 'new-board') return linkTo('/board/create/', texts.newBoard);
    if (getPageAccessError(to, kind, rights)) return null;
    return linkTo(businessPath(kind, id, to) + search, texts.goTo(frame.pages[to]));
  };
}
