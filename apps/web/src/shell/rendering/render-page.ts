import type { createStaticHandler } from 'react-router';
import type { PageInfo } from '../../data/page-info.ts';
import { screenHead } from '../../features/document-head/screen-head.ts';
import { readLanguage } from '../../messages/languages.ts';
import { collectPins, type CollectedPins } from './collect-pin-ids.ts';
import { screenFiles, screenLinks } from './document-head.ts';
import { isNoindexHead } from './is-noindex-head.ts';
import { queryDataBlock } from './inline-script.ts';
import type { RenderedPages } from './page-cache.ts';
import type { PageRequest, RenderedPage } from './page-request.ts';
import { readPage } from './read-page.ts';
import { serverTree } from './server-tree.tsx';
import { isSharedPage } from './is-shared-page.ts';
import { streamTree } from './stream-tree.ts';
import { streamWithData, injectPageData } from './stream-with-data.ts';

/** Milliseconds that a page waits for data before streaming it: about the cost of sending two parts. */
const STREAM_WAIT_MS = 20;
/** Milliseconds that a cacheable page waits for its data: an incomplete page is never cached. */
const CACHED_WAIT_MS = 500;

/** The entry of the cache that a page fills, and whether this request alone renders it at the moment. */
export type CacheTarget = { readonly key: string; readonly isOne: boolean };

/** One page to render: its request, and the facts and the head that were derived from it. */
export type PageToRender = { readonly page: PageRequest; readonly info: PageInfo; readonly head: string };

/** The parts of the site that every rendering uses. */
export type RenderDeps = {
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly cache: RenderedPages<CollectedPins>;
};

/**
 * Reads the data of a page and renders it. With a `target`, a page that was rendered from the same data is read from the
 * cache, and a complete page that contains nothing of this visitor is stored in it.
 */
export async function renderPage(
  { handler, cache }: RenderDeps,
  { page, info, head }: PageToRender,
  target?: CacheTarget,
): Promise<RenderedPage> {
  const { nonce } = page;
  const language = await readLanguage(page.locale);
  const data = await readPage(handler, page, target?.isOne ? CACHED_WAIT_MS : STREAM_WAIT_MS);
  const { context, answers, freshness, reader } = data;
  if (context instanceof Response)
    return { status: context.status, redirect: context.headers.get('location') ?? '/' };
  const { statusCode: status, matches } = context;
  const fresh = answers.takeFresh();
  const dataBlock = queryDataBlock(fresh);
  const from =
    status === 200 && reader.isComplete() && target
      ? { page: target.key, data: `${JSON.stringify(context.loaderData)} ${dataBlock}` }
      : undefined;
  const cached = from && cache.find(from);
  if (cached) return { status, ...cached(nonce, head) };

  const { publicUrl } = page;
  const ownHead =
    screenLinks(screenFiles(matches, page), page) +
    (page.areStillShown ? screenHead(matches, { answers, publicUrl, language }) : '');
  const firstData = [dataBlock];
  const { writable, readable, first } = streamWithData({
    head: head + ownHead,
    takeData: () => `${firstData.pop() ?? ''}${queryDataBlock(answers.takeFresh())}`,
  });
  let hasFailed = false;
  const onError = (error: unknown): void => {
    hasFailed = true;
    page.onError(error);
  };
  const isForVisitor = target !== undefined;
  const tree = serverTree({ handler, context, info, nonce, language, answers, freshness, isForVisitor });
  await streamTree(tree, { ...page, onError }, writable, readable);
  // React ends the stream at once if nothing is pending: then the first batch is the whole page.
  const html = first();
  // Most screens write the element themselves, which React hoists into the head of the first batch.
  const isNoindex = isNoindexHead(ownHead) || (html !== undefined && isNoindexHead(html));
  if (!writable.writableEnded) return { status, isNoindex, stream: readable };
  // A page that contains the CSRF token belongs to this visitor alone.
  const isImpersonal = html !== undefined && !html.includes(info.csrfToken);
  if (from && isImpersonal && !hasFailed && reader.isComplete()) {
    const shown = isSharedPage(matches) ? collectPins(fresh) : undefined;
    cache.keep(from, nonce, injectPageData(html, ownHead, dataBlock), shown);
  }
  return { status, isNoindex, html: readable.read() as Buffer };
}
