import type { ReactNode } from 'react';
import styles from './english-only.module.css';

/** Marks content that is in English in every language of the site (docs/languages.md). */
export function EnglishOnly({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div lang="en-US" dir="ltr" className={styles.area}>
      {children}
    </div>
  );
}
