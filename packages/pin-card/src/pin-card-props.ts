import type { CarouselSlot, FeedbackStatus, Pin, Pinner } from '@pegboard/types';
import type { MenuGroup } from '@pegboard/ui';
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
  /** The card is pointed at or holds the keyboard's focus: the viewer wants it to play. */
  readonly isWanted: boolean;
  /** Called when it starts and stops playing; the card hides its badge meanwhile. */
  readonly onPlayingChange: (isPlaying: boolean) => void;
};

/** The notice in place of a pin that the viewer reported or hid. */
export type CardFeedback = {
  readonly status: Exclude<FeedbackStatus, 'none'>;
  readonly title: string;
  readonly text: string;
  /** The words of the button that unfollows what brought the pin; without them there is none. */
  readonly unfollow?: string | undefined;
};

/** The actions of a card's menus. An item is shown if its action is given. */
export type CardMenuActions = {
  readonly onHide?: ((pin: Pin) => void) | undefined;
  readonly onReport?: ((pin: Pin) => void) | undefined;
  /** `address` is that of the largest picture. */
  readonly onDownload?: ((pin: Pin, address: string) => void) | undefined;
  readonly onShare?: ((pin: Pin) => void) | undefined;
  /** A signed-out visitor pressed the button for more. */
  readonly onLogIn?: ((pin: Pin) => void) | undefined;
  /** Further lines, below the card's own. */
  readonly extras?: readonly MenuGroup[] | undefined;
  /** Called when a menu opens and closes. */
  readonly onOpenChange?: ((isOpen: boolean, origin: CardMenuOrigin) => void) | undefined;
};

/** The texts of a card: those of every card, and those that only some kinds show. */
export type CardMessages = PinCardMessages &
  Partial<RichCardMessages & CardActionMessages & CardFeedbackMessages>;

/** The event handlers of a pin's source link. */
export type VisitHandlers = AnchorHTMLAttributes<HTMLAnchorElement>;

/** The props of a card. It takes data, callbacks and slots; it routes, fetches and stores nothing. */
export type PinCardProps = {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly viewer: CardViewer;
  /** Address of the close-up; `/pin/{id}/` when missing. */
  readonly href?: string | undefined;
  /** The picture is in the first view: it is loaded at once, with high priority. */
  readonly isPriority?: boolean | undefined;
  /** The picture alone, without the texts below it: pass it to `cardSize` too (BY-01). */
  readonly isPictureOnly?: boolean | undefined;
  /** The `sizes` of the picture. */
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
   * The length of the host in the source chip. By default, members see what fits, and visitors, who have an
   * 'Open' button, none.
   */
  readonly sourceChipVariant?: SourceChipVariant | undefined;
  /** The experiment of collections is on. */
  readonly isCollectionOn?: boolean | undefined;
  /** The viewer looks at it on a mobile. */
  readonly isMobile?: boolean | undefined;
  /** A signed-out visitor has a pin in store that waits for sign-in: on a mobile nothing saves meanwhile. */
  readonly hasVisitorSave?: boolean | undefined;
  /**
   * The notice after a report or hide, which replaces the card. Its rules are those of `@pegboard/feedback`.
   */
  readonly feedback?: CardFeedback | undefined;
  /** Called for a press on Undo; without it there is no such button. */
  readonly onUndo?: ((pin: Pin) => void) | undefined;
  /** Called for a press on Unfollow; without it there is no such button. */
  readonly onUnfollow?: ((pin: Pin) => void) | undefined;
  /** The size of an unavailable pin's tile; by default that of its image. */
  readonly noticeSize?: NoticeSize | undefined;
  /** Called for every click on the card's link; `preventDefault()` keeps the browser from following it. */
  readonly onOpen?: ((pin: Pin, event: MouseEvent<HTMLAnchorElement>, way: OpenMode) => void) | undefined;
  /** Returns the event handlers of the source link, which goes to `href`. */
  readonly visitHandlers?: ((pin: Pin, href: string) => VisitHandlers) | undefined;
  /** Called once for each slide of a carousel that was half in view: event 7352 of the log. */
  readonly onSlotSeen?: ((pin: Pin, slot: CarouselSlot, index: number) => void) | undefined;
  /** Called for a press on the send button, which is on the overlay when this is given. */
  readonly onSend?: ((pin: Pin) => void) | undefined;
  /** The actions of the card's menus; without them there are none. */
  readonly menu?: CardMenuActions | undefined;
  /** The card is in a conversation: it has no menu. */
  readonly isConversation?: boolean | undefined;
  /**
   * Given the card's element when it is on the page, for impressions; what it returns is called when it
   * leaves.
   */
  readonly observe?: ((element: HTMLElement, pin: Pin) => () => void) | undefined;
  /** BCP 47; en-US when missing. */
  readonly locale?: string | undefined;
  /** The texts; those of the richer kinds are American English when missing. */
  readonly messages?: CardMessages | undefined;
};
