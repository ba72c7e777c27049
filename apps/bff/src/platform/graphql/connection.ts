import type { Page } from '../http/bookmark.ts';

/** A page of a list in GraphQL's form. */
export type Connection<Node> = {
  readonly edges: { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** Presents a page of a list as a connection. */
export function toConnection<Node>({ items, bookmark }: Page<Node>): Connection<Node> {
  return {
    edges: items.map((node) => ({ node })),
    pageInfo: { hasNextPage: bookmark !== null, endCursor: bookmark },
  };
}
