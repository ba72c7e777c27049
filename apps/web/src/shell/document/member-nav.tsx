import { profilePath } from '@pegboard/routes';
import {
  BellIcon,
  GridIcon,
  HomeIcon,
  IconButton,
  iconButtonAttributes,
  MessageIcon,
  SearchIcon,
  UserIcon,
} from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CreateButton } from '../../features/creating/create-button.tsx';
import { Link } from '../../features/links/link.tsx';
import type { ViewerData } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { memberTexts as enUsMember } from '../../messages/en-us-member.ts';
import { notificationTexts as enUsNotifications } from '../../messages/en-us-notifications.ts';
import { useTexts } from '../../messages/language.ts';
import { Account } from './account.tsx';
import { hideOnScroll } from './hide-on-scroll.ts';
import { UnreadLink } from './unread-link.tsx';
import styles from './member-nav.module.css';

/**
 * Renders the member's part of the top bar, which visitors do not load. On a phone its main links are a bar at
 * the bottom, which hides while the page is scrolled down.
 */
export function MemberNav({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const texts = useTexts('member', enUsMember);
  const notificationTexts = useTexts('notifications', enUsNotifications);
  return (
    <>
      <div ref={hideOnScroll} className={styles.bar}>
        <PageLink to="/" label={texts.home} icon={<HomeIcon />} />
        <PageLink to="/ideas/" label={texts.explore} icon={<GridIcon />} className={styles.wide} />
        <SearchButton />
        <CreateButton />
        <UnreadLink
          to="/notifications/"
          label={notificationTexts.title}
          icon={<BellIcon />}
          resource="NewsHubBadge"
        />
        <PageLink
          to={profilePath(viewer.user.username)}
          label={texts.profile}
          icon={<UserIcon />}
          className={styles.narrow}
        />
      </div>
      <UnreadLink
        to="/conversation/"
        label={texts.messages}
        icon={<MessageIcon />}
        resource="ConversationsBadge"
      />
      <Account viewer={viewer} />
    </>
  );
}

/** Renders the link to a page, marked when it is the current one. */
function PageLink(props: {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string | undefined;
}): ReactNode {
  const { to, label, icon, className } = props;
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      {...iconButtonAttributes({ variant: 'ghost', className })}
      aria-label={label}
      aria-current={pathname === to ? 'page' : undefined}
    >
      {icon}
    </Link>
  );
}

/** Renders the entry of the bottom bar that focuses the search field, which then fills the screen of a phone. */
function SearchButton(): ReactNode {
  const { search } = useTexts('site', enUs).header;
  const isOpen = useLocation().pathname.startsWith('/search/');
  return (
    <IconButton
      variant="ghost"
      label={search}
      icon={<SearchIcon />}
      className={styles.narrow}
      aria-current={isOpen ? 'page' : undefined}
      onClick={() => document.querySelector<HTMLElement>('header input[type=search]')?.focus()}
    />
  );
}
