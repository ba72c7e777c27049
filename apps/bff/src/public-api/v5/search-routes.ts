import { z } from 'zod';
import { createPagesWithoutAds } from '../../discovery/feed/index.ts';
import { searchPins } from '../../discovery/search/index.ts';
import { pickerBoards } from '../../pins/boards/index.ts';
import { apiRoute, type AnyApiRoute } from './api-route.ts';
import type { Deps } from './deps.ts';
import { numberParameter, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';
import { apiBoardSchema, presentApiBoards } from './present-board.ts';
import { apiPinSchema, apiPinSummarySchema, presentApiPins, presentPinSummaries } from './present-pin.ts';

const QUERY_MAX = 300;
const PARTNER_SIZE = 10;
const PARTNER_SIZE_MAX = 50;
const querySchema = z.string().trim().min(1, 'Write what to search for.').max(QUERY_MAX);

/** Searches of the account's own boards and pins, and of the pins that everyone sees. */
export function searchRoutes(deps: Deps): readonly AnyApiRoute[] {
  const searchDeps = { ...deps, ads: createPagesWithoutAds(deps) };
  return [
    apiRoute({
      method: 'GET',
      url: '/v5/search/boards',
      operation: 'search_user_boards/get',
      summary: 'Searches the boards of the account by a part of the name, also the secret ones.',
      scopes: ['boards:read', 'boards:read_secret'],
      query: { ...pageParameters, query: z.string().max(QUERY_MAX).optional() },
      answer: pageOf(apiBoardSchema),
      async handle({ query }, { viewer }) {
        const params = { ...toPageParams(query), query: query.query ?? '', order: 'newest' } as const;
        return presentPage(await pickerBoards(deps, viewer, params), (rows) =>
          presentApiBoards(deps, viewer, rows),
        );
      },
    }),
    apiRoute({
      method: 'GET',
      url: '/v5/search/pins',
      operation: 'search_user_pins/list',
      summary: 'Searches the pins of the account, the best first, also those on secret boards.',
      scopes: ['boards:read', 'boards:read_secret', 'pins:read', 'pins:read_secret'],
      query: { ...pageParameters, query: querySchema },
      answer: pageOf(apiPinSchema),
      async handle({ query }, { viewer, reader }) {
        const search = { query: query.query, scope: 'my_pins', filters: [], isExact: false } as const;
        const page = await searchPins(searchDeps, { viewer, reader }, search, toPageParams(query));
        return presentPage(page, (rows) => presentApiPins(deps, viewer, rows));
      },
    }),
    apiRoute({
      method: 'GET',
      url: '/v5/search/partner/pins',
      operation: 'search_partner_pins',
      summary: 'Searches the pins that everyone sees, the best first, without ads.',
      scopes: ['boards:read', 'pins:read'],
      query: {
        term: querySchema,
        country_code: z.string().regex(/^[A-Za-z]{2}$/, 'Use two letters, as in US.'),
        locale: z
          .string()
          .regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/, 'Use a language, as in en-US.')
          .optional(),
        bookmark: pageParameters.bookmark,
        limit: numberParameter(1, PARTNER_SIZE_MAX).optional(),
      },
      answer: pageOf(apiPinSummarySchema),
      async handle({ query }, { viewer, reader }) {
        const search = { query: query.term, scope: 'pins', filters: [], isExact: false } as const;
        const params = { size: query.limit ?? PARTNER_SIZE, after: query.bookmark || null };
        const page = await searchPins(searchDeps, { viewer, reader }, search, params);
        return presentPage(page, (rows) =>
          presentPinSummaries(
            deps,
            viewer,
            rows.filter(({ boardPrivacy }) => boardPrivacy !== 'secret'),
          ),
        );
      },
    }),
  ];
}
