import { articlesPath, todayPath } from '@pegboard/routes';
import type { ArticleKind } from '@pegboard/types';
import type { ReactNode } from 'react';
import { articleTexts as enUsArticles } from '../../messages/en-us-articles.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import styles from './articles.module.css';

/** Renders the breadcrumb of a page of articles: the Today page and, above an article, the list of its kind. */
export function ArticleTrail({ kind }: { readonly kind?: ArticleKind }): ReactNode {
  const texts = useTexts('articles', enUsArticles);
  return (
    <nav aria-label={texts.trail}>
      <ol className={styles.trail}>
        <li>
          <Link to={todayPath()}>{texts.today}</Link>
        </li>
        {kind === undefined ? null : (
          <li>
            <Link to={articlesPath(kind)}>{texts[kind].title}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
