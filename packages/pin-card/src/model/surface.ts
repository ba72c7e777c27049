import type { Pinner } from '@pegboard/types';

/** The surface of a card. Promoted surfaces show only the gridTitle of a promoted pin (§5). */
export type Surface =
  | 'AuthHomefeed'
  | 'UnauthHomefeed'
  | 'CloseupRelatedProducts'
  | 'FollowingFeedGrid'
  | 'RelatedPinGrid'
  | 'RelatedProductsFeed'
  | 'SearchItem'
  | 'BoardFeed'
  | 'BoardIdeasGrid'
  | 'ProfileGrid';

/** The viewer of a card. */
export type CardViewer = 'signed-in' | 'signed-out';

/** The size of an unavailable pin's tile: that of its image, or 314 px high (PC-11). */
export type NoticeSize = 'full' | 'tile';

/** The context of a card. Pass the same object for the same pin, because derived values are cached. */
export type CardContext = {
  readonly surface: Surface;
  readonly viewer: CardViewer;
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  /** The member who shared the pin with the viewer. */
  readonly sharedBy?: Pinner | undefined;
  /** True if the experiment of collections is active. */
  readonly isCollectionOn?: boolean | undefined;
  /** The size of an unavailable pin's tile: that of its image (default), or 314 px high. */
  readonly noticeSize?: NoticeSize | undefined;
  /** The height of the footer slot in CSS pixels; 0 without one. */
  readonly footerHeight?: number | undefined;
  /** True to show the image alone, without the texts below it (BY-01). */
  readonly isPictureOnly?: boolean | undefined;
};
