import { buttonAttributes, EmptyState } from '@pegboard/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import { PageTabs } from '../profile/profile-tabs.tsx';
import {
  parseSearchAddress,
  searchedText,
  SEARCH_TABS,
  searchPath,
  type SearchAddress,
} from './search-address.ts';
import styles from './search.module.css';

/** Returns the search of the current address. */
export function useSearchAddress(): SearchAddress {
  const { pathname, search } = useLocation();
  return useMemo(() => parseSearchAddress(pathname, new URLSearchParams(search)), [pathname, search]);
}

/** Renders a page of results: its heading, the tabs of the scopes, and what was searched instead of what was typed. */
export function SearchFrame(props: {
  readonly address: SearchAddress;
  /** The search that was made instead of the one that was typed. */
  readonly correction: string | null;
  readonly children: ReactNode;
}): ReactNode {
  const { address, correction, children } = props;
  const messages = useTexts('site', enUs);
  const texts = useTexts('search', enUsSearch);
  const viewer = useViewer();
  const isMember = viewer !== null;
  const { query } = address;
  useEffect(() => {
    if (!isMember || query === '') return;
    // A search that is not remembered is no failure for who searches.
    callResource({ name: 'RecentSearch', action: 'create', options: { query } }).catch(() => undefined);
  }, [isMember, query]);
  const tabs = SEARCH_TABS.filter((tab) => tab !== 'my_pins' || isMember);
  const subject = query || texts.scope[address.tab];
  return (
    <>
      <title>{messages.title(texts.title(subject))}</title>
      <meta name="description" content={texts.description(subject)} />
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{texts.heading(subject)}</h1>
      <p className={styles.byImage}>
        <Link to="/search/visual/">{texts.visual.open}</Link>
      </p>
      <div className={styles.tabs}>
        <PageTabs
          label={texts.scopes}
          tabs={tabs.map((tab) => ({
            to: searchPath({ ...address, tab, filters: [] }),
            text: texts.scope[tab],
            isOpen: tab === address.tab,
          }))}
        />
      </div>
      {correction === null ? null : (
        <p className={styles.notice} role="status">
          <span>{texts.corrected(correction)}</span>{' '}
          <Link to={searchPath({ ...address, isExact: true })}>{texts.instead(searchedText(address))}</Link>
        </p>
      )}
      {children}
    </>
  );
}

/** Renders what is shown instead of results: other scopes and the topics, or the search without its filters. */
export function NoResults({ address }: { readonly address: SearchAddress }): ReactNode {
  const texts = useTexts('search', enUsSearch);
  const isMember = useViewer() !== null;
  const others = SEARCH_TABS.filter((tab) => tab !== address.tab && (tab !== 'my_pins' || isMember));
  const isFiltered = address.filters.length > 0;
  return (
    <EmptyState
      title={texts.none(searchedText(address) || texts.scope[address.tab])}
      action={
        <div className={styles.next}>
          {isFiltered ? (
            <Link to={searchPath({ ...address, filters: [] })} {...buttonAttributes({ variant: 'primary' })}>
              {texts.clearFilters}
            </Link>
          ) : null}
          {others.map((tab) => (
            <Link
              key={tab}
              to={searchPath({ ...address, tab, filters: [] })}
              {...buttonAttributes({ variant: 'secondary' })}
            >
              {texts.scope[tab]}
            </Link>
          ))}
          <Link to="/ideas/" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.ideas}
          </Link>
        </div>
      }
    >
      {isFiltered ? texts.noneFiltered : texts.noneHint}
    </EmptyState>
  );
}

/** Renders the page of a search without words. */
export function SearchPrompt(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('search', enUsSearch);
  return (
    <>
      <title>{messages.title(messages.header.search)}</title>
      <meta name="description" content={texts.promptHint} />
      <EmptyState
        title={texts.prompt}
        headingLevel={1}
        action={
          <Link to="/ideas/" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.ideas}
          </Link>
        }
      >
        {texts.promptHint}
      </EmptyState>
    </>
  );
}
