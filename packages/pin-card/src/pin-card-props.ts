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

/** How much of its host a source chip shows: none, up to 87 px, or up to 132 px (PC-08). */
export type SourceChipVariant = 'icon-only' | 'truncated' | 'default';

/** What the `video` slot of a card is given. It stands over the still picture, in its place and shape. */
export type CardVideo = {
  readonly pin: Pin;
  /** The card is pointed at or holds the keyboard's focus: the viewer wants it to play. */
  readonly isWanted: boolean;
  /** Told when it begins and ends to play; the card hides its badge meanwhile. */
  readonly onPlayingChange: (isPlaying: boolean) => void;
};

/** What a card says in place of its pin when the viewer reported or hid it. */
export type CardFeedback = {
  readonly status: Exclude<FeedbackStatus, 'none'>;
  readonly title: string;
  readonly text: string;
  /** The words of the button that unfollows what brought the pin; without them there is none. */
  readonly unfollow?: string | undefined;
};

/** What the menus of a card do. A line stands in a menu when what it does is given. */
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
  /** Told when a menu opens and closes. */
  readonly onOpenChange?: ((isOpen: boolean, origin: CardMenuOrigin) => void) | undefined;
};

/** The texts of a card: those of every card, and those that only some kinds show. */
export type CardMessages = PinCardMessages &
  Partial<RichCardMessages & CardActionMessages & CardFeedbackMessages>;

/** What listens to the link to a pin's source. */
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
  /** The picture alone, without the texts below it: `cardSize` is to be told too (BY-01). */
  readonly isPictureOnly?: boolean | undefined;
  /** The `sizes` of the picture. */
  readonly sizes?: string | undefined;
  /** Where the pin is saved already; shows the saved overlay. */
  readonly savedTo?: SavedBoardRef | undefined;
  /** What saves: stands at the top of the overlay; not shown for ads that are marked removable. */
  readonly save?: ReactNode;
  /** What else can be done: stands at the bottom of the overlay from when the card is first pointed at or focused. */
  readonly actions?: ReactNode;
  /** What plays the pin's video, rendered in the browser only; a failure leaves the still picture. */
  readonly video?: ((video: CardVideo) => ReactNode) | undefined;
  /** What stands below the texts while the footer's experience is on; `cardSize` is told its height. */
  readonly footer?: ReactNode;
  /** The viewer's experience at the footer's placement. */
  readonly experience?: ExperienceRef | undefined;
  /** Who shared the pin with the viewer. */
  readonly sharedBy?: Pinner | undefined;
  /** How much of its host the source shows; when missing all that fits, and to the signed-out, who see 'Open' beside it, none. */
  readonly sourceChipVariant?: SourceChipVariant | undefined;
  /** The experiment of collections is on. */
  readonly isCollectionOn?: boolean | undefined;
  /** The viewer looks at it on a mobile. */
  readonly isMobile?: boolean | undefined;
  /** A signed-out visitor has a pin in store that waits for sign-in: on a mobile nothing saves meanwhile. */
  readonly hasVisitorSave?: boolean | undefined;
  /** What is told of a report or a hiding: it replaces the card. The rules for it are those of `@pegboard/feedback`. */
  readonly feedback?: CardFeedback | undefined;
  /** Called for a press on Undo; without it there is no such button. */
  readonly onUndo?: ((pin: Pin) => void) | undefined;
  /** Called for a press on Unfollow; without it there is no such button. */
  readonly onUnfollow?: ((pin: Pin) => void) | undefined;
  /** How large the tile of a pin is that cannot be shown; as its picture would be when missing. */
  readonly noticeSize?: NoticeSize | undefined;
  /** Called for every click on the card's link; `preventDefault()` keeps the browser from following it. */
  readonly onOpen?: ((pin: Pin, event: MouseEvent<HTMLAnchorElement>, way: OpenMode) => void) | undefined;
  /** What listens to the source link, which leads to `href`. */
  readonly visitHandlers?: ((pin: Pin, href: string) => VisitHandlers) | undefined;
  /** Told once of each slide of a carousel that was half in view: event 7352 of the log. */
  readonly onSlotSeen?: ((pin: Pin, slot: CarouselSlot, index: number) => void) | undefined;
  /** Called for a press on the send button, which stands on the overlay when this is given. */
  readonly onSend?: ((pin: Pin) => void) | undefined;
  /** What the card's menus do; without it there are none. */
  readonly menu?: CardMenuActions | undefined;
  /** The card stands in a conversation: it has no menu. */
  readonly isConversation?: boolean | undefined;
  /** Given the card's element when it stands on the page, for impressions; what it returns is called when it leaves. */
  readonly observe?: ((element: HTMLElement, pin: Pin) => () => void) | undefined;
  /** BCP 47; en-US when missing. */
  readonly locale?: string | undefined;
  /** The texts; those of the richer kinds are American English when missing. */
  readonly messages?: CardMessages | undefined;
};
