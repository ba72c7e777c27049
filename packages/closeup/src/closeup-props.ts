import type { Pin, Pinner } from '@pegboard/types';
import type { RootProps } from '@pegboard/ui';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { MerchantOffer } from './model/shopping.ts';
import type { CloseupMessages } from './messages.ts';

/** The props of a close-up. It takes data, callbacks and slots; it routes, fetches and stores nothing. */
export type CloseupProps = RootProps & {
  readonly pin: Pin;
  readonly viewer: 'signed-in' | 'signed-out';
  /** The save controls, at the top of the description pane. */
  readonly save?: ReactNode;
  /** The video or slides, over the image; render it in the browser only. */
  readonly video?: ReactNode;
  /** Called on a press on the image; usually opens the image viewer (CU-03). */
  readonly onEnlarge?: (() => void) | undefined;
  /** Further actions, before `save`. */
  readonly actions?: ReactNode;
  /** Information about an ad, such as its explanation, below the sponsor. */
  readonly adInfo?: ReactNode;
  /** Choices about AI media, next to the AI label. */
  readonly aiInfo?: ReactNode;
  /** Renders the follow button next to the creator's or sponsor's name. */
  readonly follow?: ((person: Pinner) => ReactNode) | undefined;
  /** The comments, usually a `<CommentsSection>`, below the texts. It shows the number of comments itself. */
  readonly comments?: ReactNode;
  /** A link to further pins, between the texts and the comments. */
  readonly more?: ReactNode;
  /** Rendered below: related pins and more. */
  readonly children?: ReactNode;
  /** Called on Escape and on the close button: returns to the page that the pin was opened from (CU-13). */
  readonly onClose?: (() => void) | undefined;
  /** Returns the event handlers of the links to the pin's site, which go to `href`. */
  readonly visitHandlers?: ((pin: Pin, href: string) => AnchorHTMLAttributes<HTMLAnchorElement>) | undefined;
  /** The offers of other merchants for the pin's product, in display order. */
  readonly offers?: readonly MerchantOffer[] | undefined;
  /**
   * Called on each click on a link to another pin; `preventDefault()` keeps the browser from following it.
   */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Returns the address of a creator's or promoter's profile. */
  readonly profileHref: (username: string) => string;
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  readonly messages?: CloseupMessages | undefined;
};
