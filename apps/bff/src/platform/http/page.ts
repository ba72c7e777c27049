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
  /** Absolute address, built from configuration. */
  readonly url: string;
  readonly nonce: string;
  /** The id by which the log knows the request. */
  readonly requestId: string;
  /** Bots wait for the whole page instead of a stream. */
  readonly isBot: boolean;
  readonly device: Device;
  /** True if the browser can run the site's scripts; otherwise it gets the page without them. */
  readonly runsScripts: boolean;
  readonly publicUrl: string;
  /** The theme chosen by a signed-out visitor's cookie; the signed-in have theirs in the account. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** The language that the page is shown in. */
  readonly locale: Locale;
  /** The country of the request, where a visitor's state may be kept on the device; undefined everywhere else. */
  readonly country: string | undefined;
  /** By what the ads of visitors are chosen: a page that is kept for all of them is kept for those who are alike in it. */
  readonly adsFor: string;
  /** The token that native form submissions repeat in `csrf_token`. */
  readonly csrfToken: string;
  /** The form that was sent to this page and refused. */
  readonly form?: RefusedForm;
  /** The interstitial shown in place of leaving the site. */
  readonly leaving?: OutboundNotice;
  /** Gives the data of a published GraphQL operation, read in this process as this viewer. Throws what it failed with. */
  readonly read: (hash: string, variables: object) => Promise<unknown>;
  /** Gives what a resource answers to a `get`, read in this process as this viewer. */
  readonly readResource: ResourceReader;
  /** For a visitor: whether all of these pins may still be shown to visitors. Undefined for a member. */
  readonly areStillShown: ((pins: PageOfVisiblePins) => Promise<boolean>) | undefined;
  readonly assets: PageAssets;
  /** Markup that development needs before the entry. */
  readonly devHead?: string;
  readonly onError: (error: unknown) => void;
};

/** The pins of a page: those at its address, which a visitor must reach, and those in its lists. Ids as on the wire. */
export type PageOfVisiblePins = { readonly reached: readonly string[]; readonly listed: readonly string[] };

/** A form that was refused: what is wrong with it, and what was typed into it, without its secrets. */
export type RefusedForm = {
  /** The path that it was sent to: that of its page. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: FieldErrors;
  readonly problems: Readonly<Record<string, FieldError>>;
  readonly values: Readonly<Record<string, string>>;
};

/**
 * Answers with the page at the request's address; `given` is what that page is reported beyond it, and its
 * status.
 */
export type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  override?: { readonly status: number } & Pick<PageRequest, 'form' | 'leaving'>,
) => Promise<FastifyReply>;

/** Addresses of files of the client. */
export type PageFiles = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/** The client's files that every page needs, and what single screens need beyond them. */
export type PageAssets = PageFiles & {
  readonly entry: string;
  /** The data that all pages of members need. */
  readonly member: PageFiles;
  /** By the file of the screen, as the build names it: `src/screens/pin/pin.tsx`. */
  readonly screens: Readonly<Record<string, PageFiles>>;
  /** The texts of each language that has a file of its own, by its locale. */
  readonly languages: Readonly<Partial<Record<Locale, PageFiles>>>;
};

/** A rendered page that streams, one that was whole at once, or a redirect. */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | { readonly status: number; readonly stream: Readable }
  /** `giveBack` is called when nothing reads `html` any more: its memory is used again. */
  | { readonly status: number; readonly html: Buffer; readonly giveBack?: () => void };

/** The built web app, or the one served from sources in development. */
export type Pages = {
  render(page: PageRequest): Promise<RenderedPage>;
  readonly assets: PageAssets;
  /** Markup that development needs before the entry. */
  readonly devHead?: (nonce: string) => string;
  /** The content security policy of a page, where it is not the strict one of the built site. */
  readonly policy?: (nonce: string) => string;
  /** Folder of the content-addressed client files, when they are built. */
  readonly clientDir?: string;
};
