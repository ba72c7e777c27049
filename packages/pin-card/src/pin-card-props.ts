import type { CarouselSlot, FeedbackStatus, Pin, Pinner } from '@pegboard/types';
import type { MenuGroup, RootProps } from '@pegboard/ui';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { CardFeedbackMessages } from './feedback/messages.ts';
import type { PinCardMessages } from './messages.ts';
import type { ExperienceRef } from './model/experience-footer.ts';
import type { CardMenuOrigin } from './model/card-menu.ts';
import type { OpenMode } from './model/closeup-target.ts';
import type { SavedBoardRef } from './model/saved-board.ts';
import type { CardViewer, NoticeSize, Surface } from './model/surface.ts';
import type { RichCardMessages } from './rich/messages.ts';
import type { CardActionMessages } from './actions/messages.ts';

/** The length of the host in a source chip: hidden, up to 87 px, or up to 132 px (PC-08). */
export type SourceChipVariant = 'icon-only' | 'truncated' | 'default';

/** The props of a card's `video` slot, which covers the still image. */
export type CardVideo = {
  readonly pin: Pin;
  /** True if the card is hovered or focused: the viewer wants the video to play. */
  readonly isWanted: boolean;
  /** Called when playback starts and stops; the card hides its badge meanwhile. */
  readonly onPlayingChange: (isPlaying: boolean) => void;
};

/** The notice in place of a pin that the viewer reported or hid. */
export type CardFeedback = {
  readonly status: Exclude<FeedbackStatus, 'none'>;
  readonly title: string;
  readonly text: string;
  /** The label of the button that unfollows the pin's source; without it, there is no button. */
  readonly unfollow?: string | undefined;
};

/** The actions of a card's menus. An item is shown if its action is given. */
export type CardMenuActions = {
  readonly onHide?: ((pin: Pin) => void) | undefined;
  readonly onReport?: ((pin: Pin) => void) | undefined;
  /** Downloads a pin; `address` is that of the largest rendition. */
  readonly onDownload?: ((pin: Pin, address: string) => void) | undefined;
  readonly onShare?: ((pin: Pin) => void) | undefined;
  /** Called when a visitor pressed the overflow button. */
  readonly onLogIn?: ((pin: Pin) => void) | undefined;
  /** Further items, below the card's own. */
  readonly extras?: readonly MenuGroup[] | undefined;
  /** Called when a menu opens and closes. */
  readonly onOpenChange?: ((isOpen: boolean, origin: CardMenuOrigin) => void) | undefined;
};

/** The messages of a card: those of every card, and those of specific kinds. */
export type CardMessages = PinCardMessages &
  Partial<RichCardMessages & CardActionMessages & CardFeedbackMessages>;

/** The event handlers of a pin's source link. */
export type VisitHandlers = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The props of a card. It takes data, callbacks and slots; it routes, fetches and stores nothing. */
export type PinCardProps = RootProps & {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly viewer: CardViewer;
  /** Address of the close-up; `/pin/{id}/` by default. */
  readonly href?: string | undefined;
  /** True for an image in the first viewport: it is loaded eagerly, with high priority. */
  readonly isPriority?: boolean | undefined;
  /** True to show the image alone, without the texts below it; pass it to `cardSize` too (BY-01). */
  readonly isPictureOnly?: boolean | undefined;
  /** The `sizes` attribute of the image. */
  readonly sizes?: string | undefined;
  /** The board to which the pin is saved; shows the saved overlay. */
  readonly savedTo?: SavedBoardRef | undefined;
  /** The save controls at the top of the overlay; not shown for removable ads. */
  readonly save?: ReactNode;
  /** Further actions at the bottom of the overlay, rendered from the first hover or focus. */
  readonly actions?: ReactNode;
  /** Renders the pin's video, in the browser only; on failure the still image remains. */
  readonly video?: ((video: CardVideo) => ReactNode) | undefined;
  /** The slot below the texts while the footer's experience is active; its height is passed to `cardSize`. */
  readonly footer?: ReactNode;
  /** The viewer's experience at the footer's placement. */
  readonly experience?: ExperienceRef | undefined;
  /** The member who shared the pin with the viewer. */
  readonly sharedBy?: Pinner | undefined;
  /**
   * The length of the host in the source chip. By default, members see as much as fits, and visitors, who
   * have an 'Open' button, none.
   */
  readonly sourceChipVariant?: SourceChipVariant | undefined;
  /** True if the experiment of collections is active. */
  readonly isCollectionOn?: boolean | undefined;
  /** True on a mobile device. */
  readonly isMobile?: boolean | undefined;
  /**
   * True if a visitor has a visitor save pending: on mobile devices the save controls are hidden meanwhile.
   */
  readonly hasVisitorSave?: boolean | undefined;
  /**
   * The notice after a report or hide, which replaces the card. Its rules are those of `@pegboard/feedback`.
   */
  readonly feedback?: CardFeedback | undefined;
  /** Called on a press on Undo; without it, there is no button. */
  readonly onUndo?: ((pin: Pin) => void) | undefined;
  /** Called on a press on Unfollow; without it, there is no button. */
  readonly onUnfollow?: ((pin: Pin) => void) | undefined;
  /** The size of an unavailable pin's tile; by default that of its image. */
  readonly noticeSize?: NoticeSize | undefined;
  /** Called on each click on the card's link; `preventDefault()` keeps the browser from following it. */
  readonly onOpen?: ((pin: Pin, event: MouseEvent<HTMLAnchorElement>, way: OpenMode) => void) | undefined;
  /** Returns the event handlers of the source link, which goes to `href`. */
  readonly visitHandlers?: ((pin: Pin, href: string) => VisitHandlers) | undefined;
  /** Called once for each slide of a carousel that was at least half in view: event 7352 of the log. */
  readonly onSlotSeen?: ((pin: Pin, slot: CarouselSlot, index: number) => void) | undefined;
  /** Called on a press on the send button; without it, there is no button. */
  readonly onSend?: ((pin: Pin) => void) | undefined;
  /** The actions of the card's menus; without them, there are no menus. */
  readonly menu?: CardMenuActions | undefined;
  /** True for a card in a conversation: it has no menu. */
  readonly isConversation?: boolean | undefined;
  /**
   * Called with the card's element when it is mounted, for impressions; the returned function is called when
   * it is unmounted.
   */
  readonly observe?: ((element: HTMLElement, pin: Pin) => () => void) | undefined;
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  /** The messages; those of the richer kinds are American English by default. */
  readonly messages?: CardMessages | undefined;
};
