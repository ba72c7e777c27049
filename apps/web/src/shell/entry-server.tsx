import '@pegboard/ui/styles.css';
import { preloadCloseup } from '@pegboard/closeup';
import { preloadCardModules } from '@pegboard/pin-card';
import { createStaticHandler } from 'react-router';
import type { CollectedPins } from './rendering/collect-pin-ids.ts';
import { documentHead } from './rendering/document-head.ts';
import { createPageCache } from './rendering/page-cache.ts';
import { pageInfoFromRequest } from './rendering/page-info-from-request.ts';
import type { PageRequest, RenderedPage } from './rendering/page-request.ts';
import { renderFromCache } from './rendering/render-from-cache.ts';
import { renderPage, type RenderDeps } from './rendering/render-page.ts';
import { routesWith } from './router/routes.tsx';
import { screens } from './router/screens.tsx';

export type { PageRequest, RenderedPage } from './rendering/page-request.ts';

const CACHED_PAGES_MAX = 200;
/** The maximum age of the data that visitors see; pins that they may no longer see are never shown (decision 0016). */
const CACHED_PAGE_MS = 10_000;

const deps: RenderDeps = {
  handler: createStaticHandler(routesWith(screens)),
  cache: createPageCache<CollectedPins>({ max: CACHED_PAGES_MAX, momentMs: CACHED_PAGE_MS }),
};
const lazyCode = Promise.all([preloadCardModules(), preloadCloseup()]);

/**
 * Renders one page: runs the loaders, then streams the HTML with the data from which each part was rendered.
 * Visitors share the HTML of a page as long as its data are equal; members, rejected forms and outbound
 * notices are rendered each time.
 */
export async function render(page: PageRequest): Promise<RenderedPage> {
  await lazyCode;
  const info = pageInfoFromRequest(page);
  const head = documentHead(page, page.country === undefined ? info : { ...info, country: page.country });
  const isShareable =
    page.form === undefined &&
    page.shown === undefined &&
    page.leaving === undefined &&
    page.devHead === undefined;
  return page.areStillShown && isShareable
    ? renderFromCache(deps, { page, info, head }, page.areStillShown)
    : renderPage(deps, { page, info, head });
}
