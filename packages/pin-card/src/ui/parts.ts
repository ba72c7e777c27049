import { lazyParts, type LazyParts } from '@pegboard/ui';
import type { ComponentProps } from 'react';
import type RichCard from '../rich/rich-card.tsx';
import type { CardTools, FeedbackCard, SavedOverlay } from '../tools/member-parts.tsx';

type MemberParts = {
  CardTools: ComponentProps<typeof CardTools>;
  FeedbackCard: ComponentProps<typeof FeedbackCard>;
  SavedOverlay: ComponentProps<typeof SavedOverlay>;
};
type RichParts = { default: ComponentProps<typeof RichCard> };

/** What only those need who turn to a card, save it or give feedback on it. */
export const memberParts: LazyParts<MemberParts> = lazyParts<MemberParts>(
  () => import('../tools/member-parts.tsx'),
);

/** What only the richer kinds of cards need. */
export const richParts: LazyParts<RichParts> = lazyParts<RichParts>(() => import('../rich/rich-card.tsx'));

/** What only cards with slides need. */
export const slidesParts: LazyParts<RichParts> = lazyParts<RichParts>(
  () => import('../rich/slides-card.tsx'),
);

/**
 * Loads all code of cards. A server awaits it before it renders: then cards of every kind are whole in its HTML, also in
 * what `renderToString` gives. In a browser there is no need for it.
 */
export async function preloadCards(): Promise<void> {
  await Promise.all([memberParts.load(), richParts.load(), slidesParts.load()]);
}
