import { buttonLook, SearchIcon } from '@pegboard/ui';
import { lazy, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Link } from '../../compose/link.tsx';
import type { ViewerData } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { formText } from '../form-text.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

const MemberNav = lazy(async () => ({ default: (await import('../../member.ts')).MemberNav }));

/** The bar on top of every screen, and on a phone the bar below it. */
export function Header({ viewer }: { readonly viewer: ViewerData }): ReactNode {
  const messages = useTexts('site', enUs);
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
          <MemberNav viewer={viewer} />
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
  const messages = useTexts('site', enUs);
  const texts = messages.header;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = pathname.startsWith('/search') ? (params.get('q') ?? '') : '';
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = formText(new FormData(event.currentTarget), 'q');
    void navigate(`/search/pins/?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <search className={styles.search}>
      <form action="/search/pins/" key={query} onSubmit={search}>
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
      </form>
    </search>
  );
}
