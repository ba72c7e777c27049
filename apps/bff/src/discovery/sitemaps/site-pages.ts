import { articlePath, ideasPath, INFORMATION_PAGES, informationPath, todayPath } from '@pegboard/routes';
import { sql } from 'drizzle-orm';

import { publishedAddresses } from '../editorial/index.ts';
import { topicContents } from '../feed/index.ts';
import type { Deps } from './deps.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { indexablePins } from './indexable.ts';
import type { SitemapEntry } from './sitemap-kinds.ts';

/** The pages that are no content of members. */
const FIXED_PAGES = [
  '/',
  '/ideas/',
  '/videos/',
  '/shopping/',
  todayPath(),
  todayPath('best'),
  todayPath('trending'),
  todayPath('popular'),
  ...INFORMATION_PAGES.map(informationPath),
];
/** Number of the newest contents of a topic that are examined for a visible one. */
const SCAN_LIMIT = 50;

/** Topics with a pin that is listed: the page of a topic without any has `noindex`. */
const readTopics = defineStatement<{ readonly id: bigint; readonly urlName: string }>(
  'topics of the sitemap',
  () => sql`select interests.id, interests.url_name as "urlName" from interests where exists (
      select from (${topicContents(sql`interests.id`, SCAN_LIMIT)}) listed
      join pins on pins.content_id = listed.id join boards on boards.id = pins.board_id
      where ${indexablePins}
    ) order by interests.id`,
);

/** Returns the entries of the pages of the site itself: lists, topics, and published articles. */
export async function sitePages(deps: Pick<Deps, 'db' | 'now'>): Promise<readonly SitemapEntry[]> {
  const topics = await readTopics(deps.db, {});
  const articles = await publishedAddresses(deps);
  return [
    ...FIXED_PAGES.map((path) => ({ path, lastmod: undefined, image: undefined })),
    ...topics.map(({ id, urlName }) => ({
      path: ideasPath({ id: String(id), urlName }),
      lastmod: undefined,
      image: undefined,
    })),
    ...articles.map(({ slug, changedAt }) => ({
      path: articlePath({ slug }),
      lastmod: changedAt?.toISOString(),
      image: undefined,
    })),
  ];
}
