import type { CardFeedback, CardMenuActions, Surface } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import { createContext } from 'react';

/** What a member says of pins, as cards need it. */
export type MemberFeedback = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** What stands in place of a pin, if anything was said of it. */
  readonly words: (pinId: string) => CardFeedback | undefined;
  /** The menu of a pin's card, the same object for the same pin and surface. */
  readonly menuOf: (pin: Pin, surface: Surface) => CardMenuActions;
  readonly onUndo: (pin: Pin) => void;
  readonly onUnfollow: (pin: Pin) => void;
};

/** The feedback of a member's page; visitors have none. */
export const FeedbackContext = createContext<MemberFeedback | null>(null);
