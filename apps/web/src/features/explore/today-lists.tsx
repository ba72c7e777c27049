import { todayPath } from '@pegboard/routes';
import { buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './explore.module.css';

/** The lists of what was saved most. */
export const TODAY_LISTS = ['trending', 'popular', 'best'] as const;

/** One of them. */
export type TodayListName = (typeof TODAY_LISTS)[number];

/** The way to the lists of what was saved most; `open` is the one that is shown. */
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
    </nav>
  );
}
