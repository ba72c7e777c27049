import { articlesPath } from '@pegboard/routes';
import type { ArticleKind } from '@pegboard/types';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ArticlesDocument } from '../../data/generated/graphql.ts';
import { pageLocale } from '../../data/page-locale.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';
import { articleTexts as enUsArticles } from '../../messages/en-us-articles.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../document-head/screen-head.ts';
import explore from '../explore/explore.module.css';
import { Link } from '../links/link.tsx';
import { ArticleCards } from './article-cards.tsx';
import { articlesHead } from './article-head.ts';
import { articlesOf } from './article-lists.ts';
import { ArticleTrail } from './article-trail.tsx';
import styles from './articles.module.css';
import { CanonicalLink } from '../links/canonical-link.tsx';

/** Creates the route of the list of articles of a kind: its loader and its screen (SR-15). */
export function articleListRoute(kind: ArticleKind): {
  readonly loader: (args: LoaderFunctionArgs) => Promise<null>;
  readonly Component: () => ReactNode;
  readonly handle: ScreenHandle;
} {
  return {
    async loader({ context, request }) {
      const after = new URL(request.url).searchParams.get('after');
      await context.get(answersContext).ask(ArticlesDocument, articlesOf(kind, pageLocale(context), after));
      return null;
    },
    Component: () => <ArticleList kind={kind} />,
    handle: import.meta.env.SSR ? { headOf: articlesHead(kind) } : {},
  };
}

function ArticleList({ kind }: { readonly kind: ArticleKind }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('articles', enUsArticles);
  const locale = useLocale();
  const viewer = useViewer();
  const after = useSearchParams()[0].get('after');
  const list = useQuery(ArticlesDocument, articlesOf(kind, locale, after))?.articles;
  const path = articlesPath(kind);
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  return (
    <div className={explore.page}>
      <title>{messages.title(texts[kind].title)}</title>
      <meta name="description" content={texts[kind].intro} />
      {after === null ? null : <meta name="robots" content="noindex" />}
      <CanonicalLink path={path} />
      <header className={explore.head}>
        <ArticleTrail />
        <h1>{texts[kind].title}</h1>
        <p>{texts[kind].intro}</p>
        {viewer?.isEmployee ? (
          <Link to="/editorial/" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.write}
          </Link>
        ) : null}
      </header>
      {list && list.edges.length > 0 ? (
        <ArticleCards articles={list.edges.map(({ node }) => node)} headingLevel={2} isFirst />
      ) : (
        <EmptyState
          title={texts.none}
          action={
            <Link to="/ideas/" {...buttonAttributes({ variant: 'primary' })}>
              {texts.topics}
            </Link>
          }
        >
          {texts.noneHint}
        </EmptyState>
      )}
      {after === null && next == null ? null : (
        <div className={styles.pages}>
          {after === null ? null : (
            <Link to={path} {...buttonAttributes({ variant: 'secondary' })}>
              {texts.newest}
            </Link>
          )}
          {next == null ? null : (
            <Link
              to={`?${new URLSearchParams({ after: next })}`}
              {...buttonAttributes({ variant: 'secondary' })}
            >
              {texts.older}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
