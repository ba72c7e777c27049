import { z } from 'zod';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';

/** Maximum number of entries per page of the public API. */
export const API_PAGE_SIZE_MAX = 250;
/** The number of entries per page without `page_size`. */
export const API_PAGE_SIZE = 25;

/** The JSON Schema of parameters that are parsed from text, such as numbers and lists. */
export const parameterSchemas = z.registry<{ readonly schema: Readonly<Record<string, unknown>> }>();

/** Returns the schema of a whole number in a query. */
export function numberParameter(min: number, max: number) {
  const problem = `Use a number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, problem)
    .transform(Number)
    .pipe(z.int().min(min, problem).max(max, problem))
    .register(parameterSchemas, { schema: { type: 'integer', minimum: min, maximum: max } });
}

/** Returns the schema of a yes or no in a query. */
export function booleanParameter() {
  return z
    .enum(['true', 'false'], 'Use true or false.')
    .transform((text) => text === 'true')
    .register(parameterSchemas, { schema: { type: 'boolean' } });
}

/** An id in a path, a query or a body: a decimal string of 64 bits. */
export const apiId = z.string().regex(/^\d{1,19}$/, 'An id consists of digits.');

/** The parameters of a page of a list. */
export const pageParameters = {
  bookmark: z.string().max(4000).optional(),
  page_size: numberParameter(1, API_PAGE_SIZE_MAX).optional(),
};

/** Returns the parameters of a page; an empty bookmark is that of the first page. */
export function toPageParams(query: {
  readonly bookmark?: string | undefined;
  readonly page_size?: number | undefined;
}): PageParams {
  return { size: query.page_size ?? API_PAGE_SIZE, after: query.bookmark || null };
}

/** Returns the schema of a page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), bookmark: z.string().nullable() });
}

/** Presents a page of a list. */
export async function presentPage<Row, View>(
  { items, bookmark }: Page<Row>,
  present: (rows: readonly Row[]) => Promise<readonly View[]> | readonly View[],
): Promise<{ readonly items: readonly View[]; readonly bookmark: string | null }> {
  return { items: await present(items), bookmark };
}
