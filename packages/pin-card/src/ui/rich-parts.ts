import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ComponentProps } from 'react';
import type RichCard from '../rich/rich-card.tsx';

type RichParts = { default: ComponentProps<typeof RichCard> };

/** Loads the parts of richer kinds of cards. */
export const richModules: LazyModule<RichParts> = lazyModule<RichParts>(
  () => import('../rich/rich-card.tsx'),
);

/** Loads the parts of cards with slides. */
export const carouselModules: LazyModule<RichParts> = lazyModule<RichParts>(
  () => import('../rich/slides-card.tsx'),
);
