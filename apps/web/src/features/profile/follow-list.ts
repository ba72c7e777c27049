import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { usePages, type Connection, type Pages } from '../paging/use-pages.ts';

type ListParams = { readonly username: string; readonly first: number };
type ListData<Item> = {
  readonly result:
    | { readonly __typename: 'UserData'; readonly data: { readonly connection: Connection<Item> } }
    | { readonly __typename: 'NotFound' };
};
type ListDocument<Item> = TypedDocumentNode<ListData<Item>, ListParams & { after?: string | null }>;

/**
 * Creates a list of followers or followed members, boards or topics, 50 per page (FB-05): its loader, and the
 * hook of its screen.
 */
export function followList<Item>(document: ListDocument<Item>): {
  readonly load: (args: LoaderFunctionArgs) => Promise<null>;
  readonly usePagesOf: (username: string) => Pages<Item>;
} {
  const firstOf = (username: string): ListParams => ({ username, first: FOLLOWERS_PAGE_SIZE });
  return {
    async load({ request, params, context }) {
      const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
      await context.get(answersContext).ask(document, firstOf(params['username'] ?? ''), policy);
      return null;
    },
    usePagesOf(username) {
      return usePages({
        document,
        variables: firstOf(username),
        connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.connection : undefined),
      });
    },
  };
}
