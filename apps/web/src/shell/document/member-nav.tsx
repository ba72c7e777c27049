import { GridIcon, HomeIcon, iconButtonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CreateButton } from '../../features/creating/create-button.tsx';
import { Link } from '../../features/links/link.tsx';
import type { ViewerData } from '../../data/viewer.ts';
import { memberTexts as enUsMember } from '../../messages/en-us-member.ts';
import { useTexts } from '../../messages/language.ts';
import { Account } from './account.tsx';
import { Bell } from './bell.tsx';
import styles from './header.module.css';

/** Renders the member's part of the top bar, which visitors do not load. */
export function MemberNav({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const texts = useTexts('member', enUsMember);
  return (
    <>
      <HomeLink />
      <Link
        to="/ideas/"
        {...iconButtonAttributes({ variant: 'ghost', className: styles.wide })}
        aria-label={texts.explore}
      >
        <GridIcon />
      </Link>
      <CreateButton />
      <Bell />
      <Account viewer={viewer} />
    </>
  );
}

/** Renders the link to the home page, marked when it is the current page. */
function HomeLink(): ReactNode {
  const texts = useTexts('member', enUsMember);
  const isHome = useLocation().pathname === '/';
  return (
    <Link
      to="/"
      {...iconButtonAttributes({ variant: 'ghost' })}
      aria-label={texts.home}
      aria-current={isHome ? 'page' : undefined}
    >
      <HomeIcon />
    </Link>
  );
}
