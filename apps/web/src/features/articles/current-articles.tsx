import { articlesPath } from '@pegboard/routes';
import { buttonAttributes } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { ArticlesDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { articleTexts as enUsArticles } from '../../messages/en-us-articles.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import { ArticleCards } from './article-cards.tsx';
import { currentArticles } from './article-lists.ts';
import styles from './articles.module.css';

/** Renders the latest articles in the language of the page; nothing without any. */
export function CurrentArticles(): ReactNode {
  const texts = useTexts('articles', enUsArticles);
  const locale = useLocale();
  const heading = useId();
  const edges = useQuery(ArticlesDocument, currentArticles(locale))?.articles.edges ?? [];
  if (edges.length === 0) return null;
  const hasShop = edges.some(({ node }) => node.kind === 'shop');
  return (
    <section className={styles.current} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading}>{texts.current}</h2>
        <div className={styles.actions}>
          {hasShop ? (
            <Link to={articlesPath('shop')} {...buttonAttributes({ variant: 'secondary', size: 'sm' })}>
              {texts.allOfShop}
            </Link>
          ) : null}
          <Link to={articlesPath('article')} {...buttonAttributes({ variant: 'secondary', size: 'sm' })}>
            {texts.all}
          </Link>
        </div>
      </div>
      <ArticleCards articles={edges.map(({ node }) => node)} headingLevel={3} labelledBy={heading} isFirst />
    </section>
  );
}
