import type { PageInfo } from '../../data/page-info.ts';
import type { PageRequest } from './page-request.ts';

/** Returns the facts of a page view that components may render: without the country, so that all visitors can share a page. */
export function pageInfoFromRequest(page: PageRequest): PageInfo {
  const { isBot, device, publicUrl, locale, theme, requestId, csrfToken, form, shown, leaving } = page;
  const optional = {
    ...(requestId && { requestId }),
    ...(form && { form }),
    ...(shown && { shown }),
    ...(leaving && { leaving }),
  };
  return { isBot, device, publicUrl, locale, theme, csrfToken, ...optional };
}
