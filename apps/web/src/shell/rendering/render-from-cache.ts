import { matchRoutes } from 'react-router';
import { pageCacheKey } from './page-cache-key.ts';
import type { RenderedPage } from './page-request.ts';
import { renderPage, type PageToRender, type RenderDeps } from './render-page.ts';
import { isSharedPage } from './is-shared-page.ts';

/**
 * Returns the page of a visitor from the cache if it was read some seconds ago, its route allows that (`handle.isForAll`)
 * and all of its pins may still be shown. Otherwise renders it; requests for a page that is being rendered wait for it.
 */
export async function renderFromCache(
  deps: RenderDeps,
  toRender: PageToRender,
  areShown: NonNullable<PageToRender['page']['areStillShown']>,
): Promise<RenderedPage> {
  const { handler, cache } = deps;
  const { page, head } = toRender;
  const key = pageCacheKey(page);
  const find = async (): Promise<RenderedPage | undefined> => {
    const recent = cache.recent(key);
    const isFound = recent && !recent.isToRenew && (await recent.holds(areShown).catch(() => false));
    return isFound ? { status: 200, ...recent.html(page.nonce, head) } : undefined;
  };
  const isShared = (): boolean =>
    isSharedPage(matchRoutes(handler.dataRoutes, new URL(page.url).pathname) ?? []);
  const render = (isOne: boolean): Promise<RenderedPage> => renderPage(deps, toRender, { key, isOne });
  return (await find()) ?? cache.renderAsOne(key, { isShared, find, render });
}
