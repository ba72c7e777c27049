import { ViewerDocument, type ViewerQuery } from './generated/graphql.ts';
import { useQuery } from './use-query.ts';

/** The signed-in member, or null. */
export type ViewerData = ViewerQuery['viewer'];

/** Returns the signed-in member, or null. The root's loader reads it before any screen renders. */
export function useViewer(): ViewerData {
  return useQuery(ViewerDocument, {})?.viewer ?? null;
}
