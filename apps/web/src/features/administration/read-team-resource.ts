import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';

/** A page of a list, or the data of one thing, with the cursor of the next page. */
export type TeamData<T> = { readonly data: T; readonly next: string | null };

/**
 * Reads a resource of the team for a loader. For visitors, for members without a role, and for what does not exist, the page is
 * the ordinary one of a wrong address.
 */
export async function readTeamResource<T>(
  context: LoaderFunctionArgs['context'],
  name: string,
  options: object,
  schema: { readonly parse: (data: unknown) => T },
): Promise<TeamData<T>> {
  const read = await readResource(context, name, options);
  if (!read.ok) throw notFound();
  return { data: schema.parse(read.data), next: read.bookmark };
}

/** Reads the page of a list of the team that the address of a request names by `after`; the first page without it. */
export function readTeamPage<T>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  name: string,
  schema: { readonly parse: (data: unknown) => T },
  filters: object = {},
): Promise<TeamData<T>> {
  const after = new URL(request.url).searchParams.get('after');
  const page = after === null ? {} : { bookmarks: [after] };
  return readTeamResource(context, name, { ...filters, ...page }, schema);
}
