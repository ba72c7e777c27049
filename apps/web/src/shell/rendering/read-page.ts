import type { createStaticHandler, StaticHandlerContext } from 'react-router';
import { createInvalidation, type Freshness } from '../../data/invalidation.ts';
import { createQueryCache, type QueryCache } from '../../data/query-cache.ts';
import { localeContext } from '../../data/page-locale.ts';
import { readResourceContext } from '../../data/read-resource.ts';
import { loaderContext } from '../../data/request-context.ts';
import { createOperationReader, type OperationReader } from './operation-reader.ts';
import type { PageRequest } from './page-request.ts';

/** The result of the loaders of a page, with the stores that they filled. */
export type PageData = {
  readonly context: StaticHandlerContext | Response;
  readonly answers: QueryCache;
  readonly freshness: Freshness;
  readonly reader: OperationReader;
};

/** Runs the loaders of a page, then waits up to `waitMs` for data that they requested without waiting for it. */
export async function readPage(
  handler: ReturnType<typeof createStaticHandler>,
  page: PageRequest,
  waitMs: number,
): Promise<PageData> {
  const reader = createOperationReader(page.read);
  const answers = createQueryCache(reader.send);
  const freshness = createInvalidation();
  const requestContext = loaderContext(answers, freshness);
  requestContext.set(readResourceContext, page.readResource);
  requestContext.set(localeContext, page.locale);
  const context = await handler.query(new Request(page.url), { requestContext });
  await reader.wait(waitMs);
  return { context, answers, freshness, reader };
}
