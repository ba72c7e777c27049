import { articlesPath } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireEmployee } from '../../data/require-viewer.ts';
import { listedArticlesSchema, type ListedArticle } from '../../features/editorial/article-api.ts';
import { ArticleTimes } from '../../features/editorial/article-times.tsx';
import styles from '../../features/editorial/editorial.module.css';
import { useEditorTexts } from '../../features/editorial/texts/editor-texts.ts';
import { Link } from '../../features/links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

const PATH = '/editorial/';

type ArticleList = { readonly articles: readonly ListedArticle[]; readonly next: string | null };

/** Loads a page of all articles for employees; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<ArticleList> {
  await requireEmployee(args);
  const after = new URL(args.request.url).searchParams.get('after');
  const read = await readResource(args.context, 'Articles', after === null ? {} : { bookmarks: [after] });
  if (!read.ok) throw notFound();
  return { articles: listedArticlesSchema.parse(read.data), next: read.bookmark };
}

/** Renders the list of all articles with their states, for employees (SR-15). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useEditorTexts();
  const { articles, next } = useLoaderData<ArticleList>();
  const isFirst = useSearchParams()[0].get('after') === null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.top}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.hint}>{texts.intro}</p>
        </div>
        <Link to={`${PATH}new/`} {...buttonAttributes({ variant: 'primary' })}>
          {texts.create}
        </Link>
      </header>
      {articles.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-label={texts.title}>
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.actions}>
        {isFirst ? null : (
          <Link to={PATH} {...buttonAttributes({ variant: 'secondary' })}>
            {texts.newest}
          </Link>
        )}
        {next === null ? null : (
          <Link
            to={`?${new URLSearchParams({ after: next })}`}
            {...buttonAttributes({ variant: 'secondary' })}
          >
            {texts.older}
          </Link>
        )}
        <Link to={articlesPath('article')} {...buttonAttributes({ variant: 'ghost' })}>
          {texts.view}
        </Link>
      </p>
    </div>
  );
}

function ArticleRow({ article }: { readonly article: ListedArticle }): ReactNode {
  const texts = useEditorTexts();
  const { id, title, state, kind, language, cover } = article;
  const image = cover.find(({ size }) => size === '136x136') ?? cover[0];
  return (
    <div className={styles.row}>
      {image ? (
        <img className={styles.thumbnail} src={image.url} alt="" width={72} height={72} loading="lazy" />
      ) : (
        <span className={styles.thumbnail} />
      )}
      <div className={styles.rowTexts}>
        <Link to={`${PATH}${id}/`} className={styles.rowTitle}>
          <bdi>{title || texts.untitled}</bdi>
        </Link>
        <p className={styles.facts}>
          <span className={styles.state} data-state={state}>
            {texts.states[state]}
          </span>
          {texts.kinds[kind]} · {texts.languages[language]}
        </p>
        <ArticleTimes article={article} />
      </div>
    </div>
  );
}
