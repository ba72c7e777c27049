import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import styles from './english-only-routes.module.css';

/** The screens that are in English in every language of the site (docs/languages.md), and say so. */
export function EnglishOnlyRoutes(): ReactNode {
  return (
    <div lang="en-US" dir="ltr" className={styles.area}>
      <Outlet />
    </div>
  );
}
