import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { isCurrentPage, SETTINGS_PAGES } from './settings-pages.ts';
import styles from './settings-frame.module.css';

/**
 * Renders the navigation beside a page of the settings (AC-01). On a phone, `/settings/` is the list of all pages, and each page has
 * a link back to it.
 */
export function Component(): ReactNode {
  const texts = useTexts('settings', enUsSettings);
  const { pathname } = useLocation();
  const isList = pathname.replace(/\/$/, '') === '/settings';
  return (
    <div className={styles.frame} data-list={isList ? '' : undefined}>
      <nav className={styles.navigation} aria-label={texts.navigation}>
        {isList ? <h1 className={styles.title}>{texts.navigation}</h1> : null}
        {SETTINGS_PAGES.map((group) => (
          <ul key={group[0][0]} className={styles.pages} role="list">
            {group.map(([name, path]) => (
              <li key={name}>
                <Link
                  to={path}
                  className={styles.page}
                  aria-current={isCurrentPage(pathname, path) ? 'page' : undefined}
                >
                  {texts.pages[name]}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.content}>
        <Link to="/settings/" className={styles.back}>
          {texts.back}
        </Link>
        <Outlet />
      </div>
    </div>
  );
}
