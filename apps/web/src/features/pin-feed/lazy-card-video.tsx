import type { CardVideo as CardVideoProps } from '@pegboard/pin-card';
import { lazy, type ReactNode } from 'react';

const CardVideo = lazy(() => import('./card-video.tsx'));

/** Returns the video part of a card; its code loads with the first card that has one. */
export const cardVideo = (video: CardVideoProps): ReactNode => <CardVideo {...video} />;
