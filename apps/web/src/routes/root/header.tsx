import { profilePath } from '@pegboard/routes';
import {
  Avatar,
  buttonLook,
  HomeIcon,
  iconButtonLook,
  MenuButton,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  SignOutIcon,
  UserIcon,
} from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Form, Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ViewerData } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

/** The bar on top of every screen, and on a phone the bar below it. */
export function Header({ viewer }: { readonly viewer: ViewerData }): ReactNode {
  const texts = messages.header;
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={messages.site}>
        <Logo />
        <span className={styles.name}>{messages.site}</span>
      </Link>
      <SearchField />
      <nav className={styles.nav} aria-label={texts.main}>
        {viewer ? (
          <>
            <NavLink to="/" end {...iconButtonLook({ variant: 'ghost' })} aria-label={texts.home}>
              <HomeIcon />
            </NavLink>
            <Link to="/board/create/" {...iconButtonLook({ variant: 'ghost' })} aria-label={texts.create}>
              <PlusIcon />
            </Link>
            <Account viewer={viewer} />
          </>
        ) : (
          <>
            <Link to="/login/" {...buttonLook({ variant: 'secondary' })}>
              {texts.logIn}
            </Link>
            <Link to="/signup/" {...buttonLook({ variant: 'primary' })}>
              {texts.signUp}
            </Link>
          </>
        )}
      </nav>
    </header>
  );
}

/** The search field: a form that works before any script does. */
function SearchField(): ReactNode {
  const texts = messages.header;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const query = pathname.startsWith('/search') ? (params.get('q') ?? '') : '';
  return (
    <search className={styles.search}>
      <Form action="/search/pins/" key={query}>
        <SearchIcon size="md" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          placeholder={texts.searchPlaceholder}
          aria-label={texts.search}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Form>
    </search>
  );
}

/** The viewer's picture: the way to the profile, the settings and out. */
function Account({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const navigate = useNavigate();
  const texts = messages.header;
  const { username, fullName, imageSmallUrl } = viewer.user;
  return (
    <MenuButton
      label={texts.menu}
      navigate={(href) => void navigate(href)}
      groups={[
        {
          id: 'you',
          title: texts.signedInAs(fullName),
          items: [
            { id: 'profile', label: texts.profile, href: profilePath(username), icon: <UserIcon /> },
            { id: 'settings', label: texts.settings, href: '/settings/', icon: <SettingsIcon /> },
          ],
        },
        {
          id: 'leave',
          items: [
            {
              id: 'log-out',
              label: texts.logOut,
              onAction: async () => (await import('../../data/session.ts')).logOut(),
              icon: <SignOutIcon />,
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={styles.account} aria-label={texts.menu}>
          <Avatar name={fullName} src={imageSmallUrl} size={32} decorative />
        </button>
      )}
    />
  );
}
