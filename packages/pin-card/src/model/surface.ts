/** Where a card stands. The promoted surfaces show a promoted pin's gridTitle alone (§5). */
export type Surface =
  | 'AuthHomefeed'
  | 'UnauthHomefeed'
  | 'CloseupRelatedProducts'
  | 'FollowingFeedGrid'
  | 'RelatedPinGrid'
  | 'RelatedProductsFeed'
  | 'SearchItem'
  | 'BoardFeed'
  | 'ProfileGrid';

/** Who looks at a card. */
export type CardViewer = 'signed-in' | 'signed-out';

/** What a card needs to know beside its pin. */
export type CardContext = {
  readonly surface: Surface;
  readonly viewer: CardViewer;
  /** BCP 47; en-US when missing. */
  readonly locale?: string | undefined;
};
