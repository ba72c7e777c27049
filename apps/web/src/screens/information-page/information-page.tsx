import { INFORMATION_PAGES, informationPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { notFound } from '../../data/not-found.ts';
import { pageLocale } from '../../data/page-locale.ts';
import { readResource } from '../../data/read-resource.ts';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';
import { SiteLinks } from '../../features/site-links/site-links.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './information-page.module.css';
import { NoticeForm } from './notice-form.tsx';
import { PageText, pageNodeSchema } from './page-text.tsx';

const pageSchema = z.object({
  locale: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(pageNodeSchema),
});

/** Reads the page of an address in the language of the visitor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = INFORMATION_PAGES.find((each) => informationPath(each) === `${pathname.replace(/\/$/, '')}/`);
  if (page === undefined) throw notFound();
  const read = await readResource(context, 'InformationPage', { page, locale: pageLocale(context) });
  if (!read.ok) throw notFound();
  return { page, ...pageSchema.parse(read.data) };
}

/** Renders a page about the site, written by its operator or built in (AC-11). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const { page, locale, title, description, blocks } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{messages.title(title)}</title>
      <meta name="description" content={description} />
      <CanonicalLink path={informationPath(page)} />
      <article className={styles.text} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        <h1>{title}</h1>
        {blocks.map((node, index) => (
          <PageText key={index} node={node} />
        ))}
      </article>
      {page === 'copyright' ? <NoticeForm /> : null}
      <SiteLinks />
    </div>
  );
}
