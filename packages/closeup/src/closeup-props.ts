import type { Pin, Pinner } from '@pegboard/types';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { MerchantOffer } from './model/shopping.ts';
import type { CloseupMessages } from './messages.ts';

/** The props of a close-up. It takes data, callbacks and slots; it routes, fetches and stores nothing. */
export type CloseupProps = {
  readonly pin: Pin;
  readonly viewer: 'signed-in' | 'signed-out';
  /** What saves the pin: stands at the top of the description pane. */
  readonly save?: ReactNode;
  /** What plays the pin's video or shows its slides: lies over the picture, in its place; render it in the browser only. */
  readonly video?: ReactNode;
  /** Shows the picture larger: asked for by a press on it, most often answered with the image viewer (CU-03). */
  readonly onEnlarge?: (() => void) | undefined;
  /** What else can be done with it: stands before `save`. */
  readonly actions?: ReactNode;
  /** What tells more about an ad, such as why it is seen: stands below the words that tell who paid. */
  readonly adInfo?: ReactNode;
  /** What can be done about media that a model made: stands beside the label that says so. */
  readonly aiInfo?: ReactNode;
  /** What follows who made it or paid for it: stands beside their name. */
  readonly follow?: ((person: Pinner) => ReactNode) | undefined;
  /** What people say about it, most often a `<CommentsSection>`: stands below the texts, and tells their count itself. */
  readonly comments?: ReactNode;
  /** What leads to more of it: stands between the texts and the comments. */
  readonly more?: ReactNode;
  /** Stands below: related pins and more. */
  readonly children?: ReactNode;
  /** Asked for by Escape and the close button: leads back to where the pin was opened from (CU-13). */
  readonly onClose?: (() => void) | undefined;
  /** What listens to the links to the pin's site, which lead to `href`. */
  readonly visitHandlers?: ((pin: Pin, href: string) => AnchorHTMLAttributes<HTMLAnchorElement>) | undefined;
  /** What other merchants ask for the product of the pin, in the order to be shown. */
  readonly offers?: readonly MerchantOffer[] | undefined;
  /** Called for every click on the way to another pin; `preventDefault()` keeps the browser from following it. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The profile of a creator or promoter. */
  readonly profileHref: (username: string) => string;
  /** BCP 47; en-US when missing. */
  readonly locale?: string | undefined;
  readonly messages?: CloseupMessages | undefined;
};
