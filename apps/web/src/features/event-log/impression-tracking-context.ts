import type { LinkEvent } from '@pegboard/outbound';
import type { PinCardProps, Surface } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { VideoProps } from '@pegboard/video';
import { createContext } from 'react';

/** Logs impressions and other events of pins. */
export type SeenPins = {
  /** Returns the observer of a surface's cards; stable between renders. */
  readonly observeOn: (surface: Surface) => NonNullable<PinCardProps['observe']>;
  readonly onSlotSeen: NonNullable<PinCardProps['onSlotSeen']>;
  /** Logs a click on an outbound link. */
  readonly logLink: (event: LinkEvent) => Promise<void>;
  /** Logs a metric that only measurements use. */
  readonly logMetric: (name: string, status: string) => Promise<void>;
  /** Logs that a prompt or guide was viewed, completed or dismissed (EX-01). */
  readonly logExperience: (id: string, result: string) => Promise<void>;
  /** Log that a pin was opened, and that its video was played, for business statistics. */
  readonly onCloseup: (pinId: string) => void;
  readonly onVideoPlayed: (pinId: string) => void;
  /** Logs for how many milliseconds a video was watched since the last call (CR-16). */
  readonly onVideoWatched: (pinId: string, ms: number) => void;
  /** Logs that the watchable video of an ad was played, once for each (VD-03). */
  readonly onVideoImpressions: NonNullable<VideoProps['onImpressions']>;
  /** Logs that the share button of a close-up was pressed (event 102). */
  readonly onShareTapped: (pin: Pin) => void;
  /** Logs a block or unblock: events 54 and 55, without the member's identity. */
  readonly onBlock: (isBlocked: boolean) => void;
};

/**
 * Null where nothing is logged: on the server, and for visitors, whose country is unknown (promises.md,
 * Privacy).
 */
export const SeenPinsContext = createContext<SeenPins | null>(null);
