import type { FieldErrors } from '@pegboard/resource-client';
import type { Locale } from '@pegboard/types';
import { createContext, use } from 'react';

/** The server's facts of this page view, passed down so that no component reads them from the browser. */
export type PageInfo = {
  readonly publicUrl: string;
  /** Set on the server only: browsers hide nonces from scripts. */
  readonly nonce?: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** The theme of a signed-out visitor; members have theirs in the account. */
  readonly theme: 'auto' | 'light' | 'dark';
  readonly isBot: boolean;
  /** The kind of device. No component renders by it: pages are the same on all. */
  readonly device: 'desktop' | 'tablet' | 'mobile';
  /**
   * The country of the request, if a visitor's state may be stored on the device. No component renders by it:
   * pages are the same for visitors from everywhere.
   */
  readonly country?: string;
  /** The id of the request in the server's log, shown with errors. */
  readonly requestId?: string;
  /** The token that native form submissions repeat in `csrf_token`. */
  readonly csrfToken: string;
  /** The natively submitted form of this page, if the server rejected it. */
  readonly form?: RefusedForm;
  /** The result of the natively submitted form of this page, which is shown once. */
  readonly shown?: FormResult;
  /**
   * The interstitial shown in place of leaving the site; `apps/bff/src/safety/offsite/outbound-notice.ts`
   * declares the same shape.
   */
  readonly leaving?: OutboundNotice;
};

/** The destination of a link, and the reason for which it does not open directly. */
export type OutboundNotice = {
  readonly kind: 'unsigned' | 'expired' | 'interstitial' | 'blocked' | 'invalid' | 'failed';
  readonly message?: string;
  readonly domain?: string;
  readonly address?: string;
  readonly onward?: string;
  readonly pinId?: string;
  readonly pictureUrl?: string;
};

/** A rejected form: its errors, and the submitted values without secrets. */
export type RefusedForm = {
  /** The path that it was submitted to: that of its page. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: FieldErrors;
  readonly values: Readonly<Record<string, string>>;
};

/** The result of a form, which the response to it shows. */
export type FormResult = {
  /** The path that the form was submitted to: that of its page. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | null>>;
};

/** The page view's facts; both entries provide them. */
export const PageInfoContext = createContext<PageInfo | null>(null);

/** Returns the page view's facts. Throws outside `PageInfoContext`, which both entries provide. */
export function usePageInfo(): PageInfo {
  const page = use(PageInfoContext);
  if (!page)
    throw new Error(
      'usePageInfo was called outside PageInfoContext. Render below <PageInfoContext value={…}>.',
    );
  return page;
}
