import type { PinCardData } from '@pegboard/pin-card';
import type { SavedLocation } from '@pegboard/save-flow';
import type { QueryCache } from '../../data/query-cache.ts';
import {
  BoardPinsDocument,
  PinDocument,
  SavedProductsDocument,
  type BoardPinsQueryVariables,
  type SavedProductsQueryVariables,
} from '../../data/generated/graphql.ts';
import type { Connection } from '../../data/use-feed.ts';

/** Returns whether a pin is shoppable. Such pins are the saved products of a board. */
export function isShoppingPin({ richSummary }: Pick<PinCardData, 'richSummary'>): boolean {
  return (richSummary?.products?.length ?? 0) > 0;
}

/** Returns whether a page of a board's pins starts the saved products of the board or section. */
export function beginsShopSaved(
  { username, slug, section, show, sort, after }: BoardPinsQueryVariables,
  place: SavedLocation,
): boolean {
  return (
    place.board.url === `/${username}/${slug}/` &&
    (section == null || section === place.section?.id) &&
    show === 'products' &&
    (sort === 'custom' || sort === 'newest') &&
    after == null
  );
}

/** Returns a list with a pin first; a pin that is already in it keeps its position, as on the server. */
export function prependEdge<List extends Connection>(list: List, pin: List['edges'][number]['node']): List {
  if (list.edges.some(({ node }) => node.entityId === pin.entityId)) return list;
  return { ...list, edges: [{ node: pin }, ...list.edges] };
}

/**
 * Adds a shopping pin that was just saved to the loaded saved products of its board and of the profile of the
 * member (SF-10). No request is sent if neither is loaded.
 */
export async function showShopSave(
  answers: QueryCache,
  username: string,
  place: SavedLocation,
): Promise<void> {
  const ofBoard = (variables: BoardPinsQueryVariables): boolean => beginsShopSaved(variables, place);
  const ofProfile = ({ username: whose, after }: SavedProductsQueryVariables): boolean =>
    whose === username && after == null;
  const isLoaded =
    answers.known(BoardPinsDocument).some(({ variables }) => ofBoard(variables)) ||
    answers.known(SavedProductsDocument).some(({ variables }) => ofProfile(variables));
  if (!isLoaded) return;
  const { result: copy } = await answers.ask(PinDocument, { pin: place.copyId });
  if (copy.__typename !== 'PinData' || !isShoppingPin(copy.data)) return;
  // Lists loaded while the copy was read are changed too: they may have been read before the save.
  for (const { variables, data } of answers.known(BoardPinsDocument))
    if (ofBoard(variables) && data.result.__typename === 'BoardData') {
      const connection = prependEdge(data.result.data.connection, copy.data);
      answers.put(BoardPinsDocument, variables, { result: { ...data.result, data: { connection } } });
    }
  for (const { variables, data } of answers.known(SavedProductsDocument))
    if (ofProfile(variables) && data.result.__typename === 'UserData') {
      const connection = prependEdge(data.result.data.connection, copy.data);
      answers.put(SavedProductsDocument, variables, { result: { ...data.result, data: { connection } } });
    }
}
