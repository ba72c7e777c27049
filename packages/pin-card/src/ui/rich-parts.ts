import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ComponentProps } from 'react';
import type RichCard from '../rich/rich-card.tsx';

type RichParts = { default: ComponentProps<typeof RichCard> };

/** What only the richer kinds of cards need. */
export const richModules: LazyModule<RichParts> = lazyModule<RichParts>(
  () => import('../rich/rich-card.tsx'),
);

/** What only cards with slides need. */
export const carouselModules: LazyModule<RichParts> = lazyModule<RichParts>(
  () => import('../rich/slides-card.tsx'),
);
