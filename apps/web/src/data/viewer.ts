import { ViewerDocument, type ViewerQuery } from './generated/graphql.ts';
import { useQuery } from './use-query.ts';

/** Who is signed in, or null. */
export type ViewerData = ViewerQuery['viewer'];

/** Who is signed in, or null; the root's loader has read it before any screen renders. */
export function useViewer(): ViewerData {
  return useQuery(ViewerDocument, {})?.viewer ?? null;
}
