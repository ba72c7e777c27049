import type { BlockSource, FeedbackType, RelationshipStore, RelationshipSubject } from '@pegboard/feedback';
import type { CardFeedback, CardMenuActions, Surface } from '@pegboard/pin-card';
import type { Pin, ReportedKind } from '@pegboard/types';
import { createContext } from 'react';

/** The surface on which a pin is hidden, and the detail that the viewer chose. */
export type HideWhere = {
  /** The surface of its card; undefined for a pin on its own page. */
  readonly surface?: Surface | undefined;
  readonly explicitType?: FeedbackType | undefined;
  /** True if the pin is on no card: hiding it is confirmed by a toast. */
  readonly isOnPage?: boolean | undefined;
};

/** The subject of a report. */
export type ReportSubject = {
  readonly kind: ReportedKind;
  readonly id: string;
};

/** A member to block, and the source of the request. */
export type BlockSubject = {
  readonly person: { readonly id: string; readonly name: string };
  readonly source: BlockSource;
};

/** A pin whose facts are shown; `pin` and `surface` are those of its card. */
export type AboutSubject = {
  readonly pinId: string;
  readonly pin?: Pin | undefined;
  readonly surface?: Surface | undefined;
};

/** The open dialog. */
export type FeedbackDialog =
  | { readonly kind: 'report'; readonly subject: ReportSubject }
  | { readonly kind: 'block'; readonly subject: BlockSubject }
  | { readonly kind: 'about'; readonly subject: AboutSubject };

/** The feedback API of a member's screens. */
export type MemberFeedback = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns the texts shown in place of a pin after feedback, if any. */
  readonly words: (pinId: string) => CardFeedback | undefined;
  /** Returns the menu of a pin's card, the same object for the same pin and surface. */
  readonly menuOf: (pin: Pin, surface: Surface) => CardMenuActions;
  readonly onUndo: (pin: Pin) => void;
  readonly onUnfollow: (pin: Pin) => void;
  readonly hide: (pin: Pin, where: HideWhere) => void;
  /** Hides the pin of a card on the page, as its menu does. */
  readonly hideCard: (pinId: string) => void;
  /** Marks a pin as reported. */
  readonly reported: (pinId: string) => void;
  /** Returns whether a target is followed or blocked, by this page's state. */
  readonly isOn: RelationshipStore['isOn'];
  /** Returns the label of the button of a private profile that was asked on this page; undefined for all others. */
  readonly requestedLabel: (subject: Pick<RelationshipSubject, 'kind' | 'id'>) => string | undefined;
  readonly setRelationship: RelationshipStore['set'];
  /** Returns the blocked members known to this page; the same set until it changes. */
  readonly blocked: () => ReadonlySet<string>;
  /** Opens the dialog to report a subject or block a member; null closes it. */
  readonly open: (dialog: FeedbackDialog | null) => void;
  readonly dialog: () => FeedbackDialog | null;
};

/** The feedback of a member's page; visitors have none. */
export const FeedbackContext = createContext<MemberFeedback | null>(null);
