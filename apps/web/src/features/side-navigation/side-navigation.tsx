import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Link } from '../links/link.tsx';
import styles from './side-navigation.module.css';

/** A page of a side navigation. */
export type SidePage = { readonly path: string; readonly label: string; readonly isCurrent: boolean };

/** The props of a side navigation. */
export type SideNavigationProps = {
  /** The accessible name of the list of pages. */
  readonly label: string;
  /** The heading of the page that is the list on a phone. */
  readonly title: string;
  readonly groups: readonly (readonly SidePage[])[];
  /** The place of the list on a phone: alone or above the page. Without it, a phone shows the page with the link back. */
  readonly list?: 'alone' | 'above' | undefined;
  readonly back: { readonly path: string; readonly label: string };
  readonly width?: 'wide' | undefined;
};

/** Renders a navigation beside the page at this address; on a phone, a list of the pages and a link back to it. */
export function SideNavigation(props: SideNavigationProps): ReactNode {
  return (
    <div className={styles.frame} data-list={props.list} data-width={props.width}>
      <nav className={styles.navigation} aria-label={props.label}>
        {props.list === undefined ? null : <h1 className={styles.title}>{props.title}</h1>}
        {props.groups.map((group) => (
          <ul key={group[0]?.path} className={styles.pages} role="list">
            {group.map(({ path, label, isCurrent }) => (
              <li key={path}>
                <Link to={path} className={styles.page} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.content}>
        <Link to={props.back.path} className={styles.back}>
          {props.back.label}
        </Link>
        <Outlet />
      </div>
    </div>
  );
}
