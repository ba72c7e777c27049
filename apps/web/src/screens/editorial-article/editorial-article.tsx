import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireEmployee } from '../../data/require-viewer.ts';
import { useIsHydrated } from '../../data/use-is-hydrated.ts';
import { editedArticleSchema, type EditedArticle } from '../../features/editorial/article-api.ts';
import { ArticleForm } from '../../features/editorial/article-form.tsx';
import styles from '../../features/editorial/editorial.module.css';
import { useEditorTexts } from '../../features/editorial/texts/editor-texts.ts';
import { Link } from '../../features/links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

const NEW = 'new';

/** Loads an article for employees, or none for a new one; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<EditedArticle | null> {
  await requireEmployee(args);
  const { id = '' } = args.params;
  if (id === NEW) return null;
  const read = await readResource(args.context, 'Article', { id });
  if (!read.ok) throw notFound();
  return editedArticleSchema.parse(read.data);
}

/** Renders the page on which employees write, preview, schedule and publish an article (SR-15). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useEditorTexts();
  const article = useLoaderData<EditedArticle | null>();
  // Local times are known in the browser only.
  const isHydrated = useIsHydrated();
  const title = article === null ? texts.newTitle : article.title || texts.untitled;
  return (
    <div className={styles.page}>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
      <p>
        <Link to="/editorial/">{texts.back}</Link>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {isHydrated ? (
        <ArticleForm key={`${article?.id} ${article?.version}`} stored={article ?? undefined} />
      ) : null}
    </div>
  );
}
