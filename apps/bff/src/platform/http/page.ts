import type { Locale } from '@pegboard/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { ErrorCode, FieldErrors } from '../errors/errors.ts';
import type { FieldError } from '../errors/field-errors.ts';
import type { Device } from './user-agent.ts';
import type { OutboundNotice } from './leave-notice.ts';
import type { ResourceReader } from './plugins/read-resource.ts';

/** The input of rendering one page. The web app exports `render(request, page): Promise<RenderedPage>`. */
export type PageRequest = {
  /** The absolute address, built from configuration. */
  readonly url: string;
  readonly nonce: string;
  /** The id of the request in the log. */
  readonly requestId: string;
  /** True if the client needs the complete page instead of a stream. */
  readonly isBot: boolean;
  readonly device: Device;
  /** True if the browser can run the site's scripts; otherwise it gets the page without them. */
  readonly runsScripts: boolean;
  readonly publicUrl: string;
  /** The theme in a signed-out visitor's cookie; members have theirs in the account. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** The language of the page. */
  readonly locale: Locale;
  /** The country of the request, if a visitor's state may be stored on the device; otherwise undefined. */
  readonly country: string | undefined;
  /**
   * The key by which ads of visitors are selected: a page cached for visitors is shared only by those with
   * the same key.
   */
  readonly adsFor: string;
  /** The token that native forms submit as `csrf_token`. */
  readonly csrfToken: string;
  /** The rejected form that was submitted to this page. */
  readonly form?: RefusedForm;
  /** The result of the form that was submitted to this page, which it shows once. */
  readonly shown?: FormResult;
  /** The interstitial shown in place of leaving the site. */
  readonly leaving?: OutboundNotice;
  /**
   * Returns the data of a published GraphQL operation, executed in this process for this viewer. Throws its
   * errors.
   */
  readonly read: (hash: string, variables: object) => Promise<unknown>;
  /** Returns the response of a resource to `get`, executed in this process for this viewer. */
  readonly readResource: ResourceReader;
  /**
   * For a visitor: returns whether all of these pins may still be shown to visitors. Undefined for a member.
   */
  readonly areStillShown: ((pins: PageOfVisiblePins) => Promise<boolean>) | undefined;
  readonly assets: PageAssets;
  /** Markup before the entry script in development. */
  readonly devHead?: string;
  readonly onError: (error: unknown) => void;
};

/**
 * The pins of a page: those at its address, which a visitor must be able to reach, and those in its lists.
 * Ids as on the wire.
 */
export type PageOfVisiblePins = { readonly reached: readonly string[]; readonly listed: readonly string[] };

/** A rejected form: its errors, and the submitted values without secrets. */
export type RefusedForm = {
  /** The path that it was submitted to: that of its page. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: FieldErrors;
  readonly problems: Readonly<Record<string, FieldError>>;
  readonly values: Readonly<Record<string, string>>;
};

/** The result of a form, which the response to it shows. */
export type FormResult = {
  /** The path that the form was submitted to: that of its page. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | null>>;
};

/**
 * Responds with the page at the request's address; `given` is additional data of the page, and its status.
 */
export type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  override?: { readonly status: number } & Pick<PageRequest, 'form' | 'shown' | 'leaving'>,
) => Promise<FastifyReply>;

/** Addresses of client files. */
export type PageFiles = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/** The client files that every page needs, and those of single screens. */
export type PageAssets = PageFiles & {
  readonly entry: string;
  /** The data that all pages of members need. */
  readonly member: PageFiles;
  /** Files by the screen's source file: `src/screens/pin/pin.tsx`. */
  readonly screens: Readonly<Record<string, PageFiles>>;
  /** The messages of each language that has its own file, by locale. */
  readonly languages: Readonly<Partial<Record<Locale, PageFiles>>>;
};

/** A rendered page as a stream or complete, or a redirect. */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | ({
      readonly status: number;
      /** True if the page asks search engines not to index it. */
      readonly isNoindex?: boolean;
    } & (
      | { readonly stream: Readable }
      /** `giveBack` is called when `html` is no longer used, so that its memory can be reused. */
      | { readonly html: Buffer; readonly giveBack?: () => void }
    ));

/** The built web app, or the one served from sources in development. */
export type Pages = {
  render(page: PageRequest): Promise<RenderedPage>;
  readonly assets: PageAssets;
  /** Markup before the entry script in development. */
  readonly devHead?: (nonce: string) => string;
  /** The content security policy of a page, if it differs from the strict one of the built site. */
  readonly policy?: (nonce: string, mediaUrl?: string, formTarget?: string) => string;
  /** Directory of the content-addressed client files, if they are built. */
  readonly clientDir?: string;
  /** Returns the directory of another build that has a client file; undefined if none has. */
  readonly findOtherBuild?: ((name: string) => Promise<string | undefined>) | undefined;
};
