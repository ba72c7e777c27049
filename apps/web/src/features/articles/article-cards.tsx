import { articlePath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import type { ArticleCard_ArticleFragment } from '../../data/generated/graphql.ts';
import { useLocale } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import { directionOf, formatDay } from './article-lists.ts';
import { ArticlePicture } from './article-picture.tsx';
import styles from './articles.module.css';

/** Renders articles as cards: cover, title, summary and day. */
export function ArticleCards(props: {
  readonly articles: readonly ArticleCard_ArticleFragment[];
  /** The level of the titles. */
  readonly headingLevel: 2 | 3;
  readonly labelledBy?: string;
  /** True if the covers are in the first viewport. */
  readonly isFirst?: boolean;
}): ReactNode {
  const { articles, headingLevel, labelledBy, isFirst = false } = props;
  return (
    <ul role="list" className={styles.cards} aria-labelledby={labelledBy}>
      {articles.map((article) => (
        <li key={article.entityId}>
          <ArticleCard article={article} headingLevel={headingLevel} isFirst={isFirst} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard(props: {
  readonly article: ArticleCard_ArticleFragment;
  readonly headingLevel: 2 | 3;
  readonly isFirst: boolean;
}): ReactNode {
  const { article, headingLevel, isFirst } = props;
  const locale = useLocale();
  const { title, summary, cover, language, publishedAt } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <Link to={articlePath(article)} className={styles.card}>
      <span className={styles.cardCover}>
        {cover ? (
          <ArticlePicture
            image={cover}
            alt=""
            sizes="(max-width: 720px) 100vw, (max-width: 1080px) 50vw, 400px"
            isFirst={isFirst}
          />
        ) : null}
      </span>
      <div className={styles.cardTexts}>
        <Heading className={styles.cardTitle} lang={language} dir={directionOf(language)}>
          {title}
        </Heading>
        <span className={styles.cardSummary} lang={language} dir={directionOf(language)}>
          {summary}
        </span>
        {publishedAt == null ? null : (
          <time className={styles.day} dateTime={publishedAt}>
            {formatDay(publishedAt, locale)}
          </time>
        )}
      </div>
    </Link>
  );
}
