import type { Locale } from '@pegboard/types';
import type { Readable } from 'node:stream';
import type { PageInfo } from '../../data/page-info.ts';
import type { ResourceReader } from '../../data/read-resource.ts';
import type { CollectedPins } from './collect-pin-ids.ts';

/** The data that the BFF passes to render one page; `apps/bff/src/platform/http/page.ts` declares the same shape. */
export type PageRequest = Omit<PageInfo, 'country'> & {
  readonly country: string | undefined;
  readonly url: string;
  readonly nonce: string;
  /** Returns the data of a published GraphQL operation, read in the server's process. Throws the operation's error. */
  readonly read: (hash: string, variables: object) => Promise<unknown>;
  /** Returns the response of a resource to a `get`, read in the server's process. */
  readonly readResource: ResourceReader;
  /** For a visitor: returns whether all of these pins may still be shown to visitors. Undefined for a member. */
  readonly areStillShown: ((pins: CollectedPins) => Promise<boolean>) | undefined;
  /** The values by which ads of visitors are selected: visitors with equal values can share a page. */
  readonly adsFor: string;
  /** True if the browser can run the site's scripts; otherwise it receives the HTML alone. */
  readonly runsScripts: boolean;
  /** Addresses of the built files, in the order in which they are needed. */
  readonly assets: ScreenFiles & {
    readonly entry: string;
    /** The files that all pages of members need in addition. */
    readonly member: ScreenFiles;
    /** The files that a screen needs in addition, by the file of the screen. */
    readonly screens: Readonly<Record<string, ScreenFiles>>;
    /** The messages of each language that has a file of its own. */
    readonly languages: Readonly<Partial<Record<Locale, ScreenFiles>>>;
  };
  /** Markup before the entry script in development. */
  readonly devHead?: string;
  readonly onError: (error: unknown) => void;
};

/** Addresses of style sheets and modules. */
export type ScreenFiles = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/**
 * A page that streams, a complete one whose buffer can be returned to the pool, or a redirect. `isNoindex` is true if its head asks
 * search engines not to index it: the header of the response asks the same.
 */
export type RenderedPage =
  | { readonly status: number; readonly redirect: string }
  | ({ readonly status: number; readonly isNoindex?: boolean } & (
      | { readonly stream: Readable }
      | { readonly html: Buffer; readonly giveBack?: () => void }
    ));
