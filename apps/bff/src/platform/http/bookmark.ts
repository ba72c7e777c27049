import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../errors/errors.ts';

/** Maximum number of entries per page. */
export const PAGE_SIZE_MAX = 100;

/** One page of a list, with the cursor of the next. */
export type Page<T> = { readonly items: readonly T[]; readonly bookmark: string | null };

/** Creates and reads the opaque, signed cursors of keyset pagination (BF-08). */
export type Bookmarks = {
  /** Returns a cursor for `values`, valid only for lists of the same kind. */
  make(kind: string, values: readonly string[]): string;
  /**
   * Returns the values of a cursor; undefined without one. Throws `bookmark_invalid` for a cursor that was
   * not created here.
   */
  read(kind: string, token: string | null | undefined): readonly string[] | undefined;
};

/** Creates bookmarks that are signed with this secret. */
export function createBookmarks(secret: string): Bookmarks {
  const sign = (kind: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`bookmark:${kind}:${body}`).digest().subarray(0, 12);
  return {
    make(kind, values) {
      const body = Buffer.from(JSON.stringify(values)).toString('base64url');
      return `${body}.${sign(kind, body).toString('base64url')}`;
    },
    read(kind, token) {
      if (token === null || token === undefined) return undefined;
      const [body = '', mac = ''] = token.split('.');
      const received = Buffer.from(mac, 'base64url');
      const wanted = sign(kind, body);
      if (received.length !== wanted.length || !timingSafeEqual(received, wanted))
        throw new AppError('bookmark_invalid');
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as readonly string[];
    },
  };
}

/** Returns the validated page size of a request. Throws `page_size_invalid`. */
export function pageSize(first: number | null | undefined, fallback = 25): number {
  const size = first ?? fallback;
  if (!Number.isInteger(size) || size < 1 || size > PAGE_SIZE_MAX) throw new AppError('page_size_invalid');
  return size;
}

/** The pagination options of a request (wire-facts.md). */
export const pageOptions = {
  page_size: z.number().int().optional(),
  bookmarks: z.array(z.string().max(1000)).max(1).optional(),
};

/** The parameters of a page of a list: its number of entries, and the cursor after which it begins. */
export type PageParams = { readonly size: number; readonly after: string | null | undefined };

/** Parses the pagination options. Throws `page_size_invalid`. */
export function parsePageParams(
  options: { readonly page_size?: number | undefined; readonly bookmarks?: readonly string[] | undefined },
  fallback?: number,
): PageParams {
  return { size: pageSize(options.page_size, fallback), after: options.bookmarks?.[0] };
}

/** Splits rows, one more than the page size, into the page and the cursor of its last entry. */
export function toPage<T>(rows: readonly T[], size: number, bookmarkOf: (last: T) => string): Page<T> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, bookmark: rows.length > size && last !== undefined ? bookmarkOf(last) : null };
}
