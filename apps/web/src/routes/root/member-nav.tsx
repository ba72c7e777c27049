import { HomeIcon, iconButtonLook, PlusIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../compose/link.tsx';
import type { ViewerData } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import { Account } from './account.tsx';

/** What the bar on top has for somebody signed in; no visitor loads it. */
export function MemberNav({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  return (
    <>
      <HomeLink />
      <Link to="/board/create/" {...iconButtonLook({ variant: 'ghost' })} aria-label={messages.header.create}>
        <PlusIcon />
      </Link>
      <Account viewer={viewer} />
    </>
  );
}

/** The way home, marked as the current page where it is. */
function HomeLink(): ReactNode {
  const isHome = useLocation().pathname === '/';
  return (
    <Link
      to="/"
      {...iconButtonLook({ variant: 'ghost' })}
      aria-label={messages.header.home}
      aria-current={isHome ? 'page' : undefined}
    >
      <HomeIcon />
    </Link>
  );
}
