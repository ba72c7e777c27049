import type { Pinner } from '@pegboard/types';

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

/** How large the tile of a pin is that cannot be shown: as its picture would be, or 314 px high (PC-11). */
export type NoticeSize = 'full' | 'tile';

/** What a card needs to know beside its pin. The same person for the same pin: what is told once is kept. */
export type CardContext = {
  readonly surface: Surface;
  readonly viewer: CardViewer;
  /** BCP 47; en-US when missing. */
  readonly locale?: string | undefined;
  /** Who shared the pin with the viewer. */
  readonly sharedBy?: Pinner | undefined;
  /** The experiment of collections is on. */
  readonly isCollectionOn?: boolean | undefined;
  /** How large the tile of an unavailable pin is: as its picture would be, or 314 px high; as its picture when missing. */
  readonly noticeSize?: NoticeSize | undefined;
  /** How high the footer slot is, in CSS pixels; 0 when there is none. */
  readonly footerHeight?: number | undefined;
  /** The picture alone, without the texts below it (BY-01). */
  readonly isPictureOnly?: boolean | undefined;
};
