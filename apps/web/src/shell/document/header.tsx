import { buttonAttributes, SearchIcon } from '@pegboard/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import type { ViewerData } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './header.module.css';
import { Logo } from '../../features/links/logo.tsx';
import { lazyMember } from '../lazy-member.ts';

const MemberNav = lazyMember('MemberNav');

/** Renders the bar at the top of every screen, and on a phone the bar at the bottom. */
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
            <Link to="/login/" {...buttonAttributes({ variant: 'secondary' })}>
              {texts.logIn}
            </Link>
            <Link to="/signup/" {...buttonAttributes({ variant: 'primary' })}>
              {texts.signUp}
            </Link>
          </>
        )}
      </nav>
    </header>
  );
}

/**
 * Renders the search field: a form that works without scripts. It follows the address, unless the viewer is
 * typing.
 */
function SearchField(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = messages.header;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = pathname.startsWith('/search') ? (new URLSearchParams(search).get('q') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    const input = field.current;
    const isTyped = input === document.activeElement && input?.value !== shown.current;
    if (input && query !== shown.current && !isTyped) input.value = query;
    shown.current = query;
  }, [query]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(`/search/pins/?${new URLSearchParams({ q: field.current?.value ?? '' })}`);
  };
  return (
    <search className={styles.search}>
      <form action="/search/pins/" onSubmit={submit}>
        <SearchIcon size="md" />
        <input
          ref={field}
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
