import type { LinkEvent } from '@pegboard/outbound';
import type { PinCardProps, Surface } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { VideoProps } from '@pegboard/video';
import { createContext } from 'react';

/** Receives the pins that were seen. */
export type SeenPins = {
  /** Returns the observer of a surface's cards; stable between renders. */
  readonly observeOn: (surface: Surface) => NonNullable<PinCardProps['observe']>;
  readonly onSlotSeen: NonNullable<PinCardProps['onSlotSeen']>;
  /** A link that leads out was clicked. */
  readonly logLink: (event: LinkEvent) => Promise<void>;
  /** Logs a metric that only measurements use. */
  readonly logMetric: (name: string, status: string) => Promise<void>;
  /** A prompt or guide was viewed, completed or dismissed (EX-01). */
  readonly logExperience: (id: string, result: string) => Promise<void>;
  /** A pin was opened, and the video of one played: what businesses are reported of. */
  readonly onCloseup: (pinId: string) => void;
  readonly onVideoPlayed: (pinId: string) => void;
  /** The video of an ad was played: it could be watched before, once for each (VD-03). */
  readonly onVideoImpressions: NonNullable<VideoProps['onImpressions']>;
  /** The pin of a close-up is about to be shared (event 102). */
  readonly onShareTapped: (pin: Pin) => void;
  /** Someone was blocked, or is so no more: events 54 and 55, without who it was. */
  readonly onBlock: (isBlocked: boolean) => void;
};

/**
 * Null where nothing is reported: on the server, and of visitors, whose country is not known (promises.md,
 * Privacy).
 */
export const SeenPinsContext = createContext<SeenPins | null>(null);
