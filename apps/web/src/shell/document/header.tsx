import { buttonAttributes, SearchIcon, UserIcon } from '@pegboard/ui';
import { useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { useQueryCache } from '../../data/use-query.ts';
import type { ViewerData } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { useShownQuery } from '../../features/search/use-shown-query.ts';
import type { SearchBox, SearchBoxProps } from '../../features/search/search-box.tsx';
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
            <Link
              to="/login/"
              aria-label={texts.logIn}
              {...buttonAttributes({ variant: 'secondary', className: styles.logIn })}
            >
              <UserIcon />
              <span>{texts.logIn}</span>
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
 * typing. Once it has the focus, the search box with suggestions takes its place.
 */
function SearchField(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = messages.header;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const answers = useQueryCache();
  const query = pathname.startsWith('/search') ? (new URLSearchParams(search).get('q') ?? '') : '';
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const [box, setBox] = useState<{
    readonly Box: typeof SearchBox;
    readonly initial: SearchBoxProps['initial'];
  }>();
  useShownQuery(
    query,
    field,
    useCallback((text) => {
      if (field.current) field.current.value = text;
    }, []),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable]')
      )
        return;
      event.preventDefault();
      form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Otherwise the box that is still loading would take the focus, and open its list above the results.
    field.current?.blur();
    void navigate(`/search/pins/?${new URLSearchParams({ q: field.current?.value ?? '' })}`);
  };
  const openBox = async (): Promise<void> => {
    const { SearchBox: Box, readSuggestions } = await import('../../features/search/search-box.tsx');
    const suggestions = await readSuggestions(answers, field.current?.value ?? '');
    const input = field.current;
    if (!input || input !== document.activeElement || isComposing.current) return;
    const selection = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const;
    // At once, so that nothing is typed between the reading of the text and the change.
    flushSync(() => setBox({ Box, initial: { text: input.value, selection, suggestions } }));
  };
  return (
    <search className={styles.search}>
      <form ref={form} action="/search/pins/" onSubmit={submit}>
        <SearchIcon size="md" />
        {box ? (
          <box.Box
            initial={box.initial}
            query={query}
            label={texts.search}
            placeholder={texts.searchPlaceholder}
          />
        ) : (
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
            // Without its code the field stays a plain one.
            onFocus={() => void openBox().catch(() => undefined)}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={() => {
              isComposing.current = false;
              void openBox().catch(() => undefined);
            }}
          />
        )}
      </form>
    </search>
  );
}
