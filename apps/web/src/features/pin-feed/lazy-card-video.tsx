import type { CardVideo as CardVideoProps } from '@pegboard/pin-card';
import { lazy, type ReactNode } from 'react';

const CardVideo = lazy(() => import('./card-video.tsx'));

/** What a card shows of its video: its code comes with the first card that has one. */
export const cardVideo = (video: CardVideoProps): ReactNode => <CardVideo {...video} />;
