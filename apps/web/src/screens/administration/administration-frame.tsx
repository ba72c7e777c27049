import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useViewer } from '../../data/viewer.ts';
import { Link } from '../../features/links/link.tsx';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { isCurrentPage, pagesFor } from './administration-pages.ts';
import styles from './administration-frame.module.css';

/**
 * Renders the navigation beside a page of the administration (OP-06). On a phone, `/_/` begins with the list of all pages, and each
 * page has a link back to it. The loaders of the pages keep everyone else out.
 */
export function Component(): ReactNode {
  const texts = useAdministrationTexts();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const isList = pathname.replace(/\/$/, '') === '/_';
  return (
    <div className={styles.frame} data-list={isList ? '' : undefined}>
      <meta name="robots" content="noindex" />
      <nav className={styles.navigation} aria-label={texts.navigation}>
        {isList ? <h1 className={styles.title}>{texts.title}</h1> : null}
        {pagesFor(viewer?.isEmployee === true).map((group) => (
          <ul key={group[0]?.name} className={styles.pages} role="list">
            {group.map((page) => (
              <li key={page.name}>
                <Link
                  to={page.path}
                  className={styles.page}
                  aria-current={isCurrentPage(pathname, page) ? 'page' : undefined}
                >
                  {texts.pages[page.name]}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.content}>
        <Link to="/_/" className={styles.back}>
          {texts.back}
        </Link>
        <Outlet />
      </div>
    </div>
  );
}
