import { LOCALES } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGE_NAMES } from '../../messages/language-names.ts';
import { useLocale } from '../../messages/language.ts';
import styles from './language-links.module.css';

/**
 * Renders links to this page in the other languages, each in its own name: for visitors whose choice is not
 * stored.
 */
export function LanguageLinks(): ReactNode {
  const { search } = useLocation();
  const here = useLocale();
  return (
    <div className={styles.languages}>
      {LOCALES.filter((locale) => locale !== here).map((locale) => {
        const query = new URLSearchParams(search);
        query.set('locale', locale);
        return (
          <a key={locale} href={`?${query}`} lang={locale}>
            {LANGUAGE_NAMES[locale]}
          </a>
        );
      })}
    </div>
  );
}
