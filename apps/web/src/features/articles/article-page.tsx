import { articlePath } from '@pegboard/routes';
import type { ArticleKind } from '@pegboard/types';
import { useId, type ReactNode } from 'react';
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router';
import { ArticlePageDocument } from '../../data/generated/graphql.ts';
import { notFound } from '../../data/not-found.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { articleTexts as enUsArticles } from '../../messages/en-us-articles.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../document-head/screen-head.ts';
import { Link } from '../links/link.tsx';
import { ExploreSaving } from '../saving/explore-saving.tsx';
import { ArticleBlocks, type ArticleData } from './article-blocks.tsx';
import { ArticleCards } from './article-cards.tsx';
import { articleHead } from './article-head.ts';
import { directionOf, formatDay } from './article-lists.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleTrail } from './article-trail.tsx';
import styles from './articles.module.css';
import { CanonicalLink } from '../links/canonical-link.tsx';

/**
 * Creates the route of an article: at its canonical address, or below the list of its kind. An article of the other kind, and one
 * that is named by its id, are redirected to their canonical address.
 */
export function articleRoute(kind: ArticleKind | null): {
  readonly loader: (args: LoaderFunctionArgs) => Promise<null>;
  readonly Component: () => ReactNode;
  readonly handle: ScreenHandle;
} {
  return {
    async loader({ request, params, context }) {
      const { pathname } = new URL(request.url);
      const article = params['slug'] ?? '';
      const policy = context.get(freshnessContext).policy(pathname);
      const { result } = await context.get(answersContext).ask(ArticlePageDocument, { article }, policy);
      if (result.__typename !== 'ArticleData') throw notFound();
      const isHere = article === result.data.slug && (kind === null || kind === result.data.kind);
      if (!isHere) throw redirect(articlePath(result.data), 302);
      return null;
    },
    Component: ArticleScreen,
    handle: import.meta.env.SSR ? { headOf: articleHead } : {},
  };
}

function ArticleScreen(): ReactNode {
  const { slug = '' } = useParams();
  const result = useQuery(ArticlePageDocument, { article: slug })?.result;
  return result?.__typename === 'ArticleData' ? <ArticleView article={result.data} /> : null;
}

/** Renders an article: cover, title, summary, day, blocks, and more to read (SR-15). */
function ArticleView({ article }: { readonly article: ArticleData }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('articles', enUsArticles);
  const locale = useLocale();
  const more = useId();
  const { title, summary, language, cover, publishedAt, state, nextArticles } = article;
  return (
    <div className={styles.page}>
      <title>{messages.title(title)}</title>
      <meta name="description" content={summary} />
      <CanonicalLink path={articlePath(article)} />
      {state === 'published' ? null : (
        <>
          <meta name="robots" content="noindex" />
          <p className={styles.preview} role="status">
            {texts.preview} <Link to={`/editorial/${article.entityId}/`}>{texts.edit}</Link>
          </p>
        </>
      )}
      <article lang={language} dir={directionOf(language)}>
        <header className={styles.head} data-has-cover={cover ? '' : undefined}>
          <div className={styles.titles}>
            <div lang={locale} dir="auto">
              <ArticleTrail kind={article.kind} />
            </div>
            <h1>{title}</h1>
            <p className={styles.summary}>{summary}</p>
            {publishedAt == null ? null : (
              <time className={styles.day} dateTime={publishedAt} lang={locale} dir="auto">
                {formatDay(publishedAt, locale)}
              </time>
            )}
          </div>
          {cover ? (
            <div className={styles.cover}>
              <ArticlePicture image={cover} sizes="(max-width: 860px) 100vw, 560px" isFirst />
            </div>
          ) : null}
        </header>
        <ExploreSaving>
          <div className={styles.body}>
            <ArticleBlocks blocks={article.blocks} />
          </div>
        </ExploreSaving>
      </article>
      {nextArticles.length === 0 ? null : (
        <section className={styles.more} aria-labelledby={more}>
          <h2 id={more}>{texts.more}</h2>
          <ArticleCards articles={nextArticles} headingLevel={3} labelledBy={more} />
        </section>
      )}
    </div>
  );
}
