import { INFORMATION_PAGES, informationPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { informationTexts as enUsInformation } from '../../messages/en-us-information.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import styles from './site-links.module.css';

/** Renders the links to the pages about the site, for the end of a page (AC-11). */
export function SiteLinks(): ReactNode {
  const texts = useTexts('information', enUsInformation);
  return (
    <nav className={styles.links} aria-label={texts.pages}>
      {INFORMATION_PAGES.map((page) => (
        <Link key={page} to={informationPath(page)}>
          {texts.names[page]}
        </Link>
      ))}
    </nav>
  );
}
