import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { usePages, type Connection, type Pages } from '../paging/use-pages.ts';
import { parseSearchAddress, searchedText, type SearchAddress } from './search-address.ts';

type ListParams = { readonly query: string; readonly exact: boolean; readonly first: number };
type ListData<Item> = {
  readonly found: { readonly correction: string | null; readonly connection: Connection<Item> };
};
type ListDocument<Item> = TypedDocumentNode<ListData<Item>, ListParams & { after?: string | null }>;

const PAGE_SIZE = 24;

const paramsOf = (address: SearchAddress): ListParams => ({
  query: searchedText(address),
  exact: address.isExact,
  first: PAGE_SIZE,
});

/** Creates a list of the boards or members that match a search, 24 per page: its loader, and the hook of its screen. */
export function searchList<Item>(document: ListDocument<Item>): {
  readonly load: (args: LoaderFunctionArgs) => Promise<null>;
  readonly useResults: (address: SearchAddress) => {
    readonly pages: Pages<Item>;
    readonly correction: string | null;
  };
} {
  return {
    async load({ request, context }) {
      const { pathname, searchParams } = new URL(request.url);
      const address = parseSearchAddress(pathname, searchParams);
      if (searchedText(address) !== '') await context.get(answersContext).ask(document, paramsOf(address));
      return null;
    },
    useResults(address) {
      const variables = paramsOf(address);
      const correction = useQuery(document, variables)?.found.correction ?? null;
      const pages = usePages({ document, variables, connectionOf: ({ found }) => found.connection });
      return { pages, correction };
    },
  };
}
