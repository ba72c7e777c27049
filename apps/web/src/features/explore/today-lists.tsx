import { todayPath } from '@pegboard/routes';
import { buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './explore.module.css';

/** The lists of most saved pins. */
export const TODAY_LISTS = ['trending', 'popular', 'best'] as const;

/** One of `TODAY_LISTS`. */
export type TodayListName = (typeof TODAY_LISTS)[number];

/** Renders links to the lists of most saved pins; `open` is the current one. */
export function TodayLists({ open }: { readonly open?: TodayListName }): ReactNode {
  const explore = useTexts('explore', enUsExplore);
  return (
    <nav className={styles.actions} aria-label={explore.lists.label}>
      {open === undefined ? null : (
        <Link to={todayPath()} {...buttonAttributes({ variant: 'secondary' })}>
          {explore.today.title}
        </Link>
      )}
      {TODAY_LISTS.map((list) => (
        <Link
          key={list}
          to={todayPath(list)}
          {...buttonAttributes({ variant: 'secondary' })}
          aria-current={list === open ? 'page' : undefined}
        >
          {explore.lists[list].title}
        </Link>
      ))}
      {open === undefined ? (
        <Link to="/shopping/" {...buttonAttributes({ variant: 'secondary' })}>
          {explore.shopping}
        </Link>
      ) : null}
    </nav>
  );
}
