import type { ReportedKind, ReportReason } from '@pegboard/types';

/** The messages of one reason. */
export type ReasonMessages = { readonly label: string; readonly hint: string };

/** The messages of the report. */
export type ReportMessages = {
  readonly title: Readonly<Record<ReportedKind, string>>;
  readonly question: string;
  readonly reasons: Readonly<Record<ReportReason, ReasonMessages>>;
  readonly detail: string;
  readonly detailHint: string;
  readonly noReason: string;
  readonly tooLong: string;
  readonly failed: string;
  readonly cancel: string;
  readonly close: string;
  readonly report: string;
  readonly reported: string;
  readonly reportedThanks: string;
  readonly done: string;
};

/** The messages of the confirmation of a block. Names are truncated to 32 characters. */
export type BlockMessages = {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly cancel: string;
  readonly close: string;
  readonly block: string;
};

/** The messages of the report in US English. */
export const reportMessages: ReportMessages = {
  title: { pin: 'Report Pin', comment: 'Report comment', user: 'Report profile', board: 'Report board' },
  question: 'What is wrong with it?',
  reasons: {
    spam: { label: 'Spam', hint: 'Misleading, or posted over and over' },
    nudity: { label: 'Nudity or sexual content', hint: 'Explicit or unwanted' },
    self_harm: { label: 'Self-harm', hint: 'Encourages people to hurt themselves' },
    misinformation: { label: 'Misinformation', hint: 'False claims that can do harm' },
    hate: { label: 'Hate', hint: 'Against people for who they are' },
    harassment: { label: 'Harassment', hint: 'Insults or threatens someone' },
    violence: { label: 'Violence', hint: 'Shows it, or calls for it' },
    dangerous_goods: { label: 'Dangerous goods', hint: 'Weapons, drugs and the like' },
    privacy: { label: 'Privacy', hint: 'Private pictures, or what only friends know' },
    intellectual_property: {
      label: 'Intellectual property',
      hint: 'Someone else created it or owns the name',
    },
    impersonation: { label: 'Impersonation', hint: 'Pretends to be someone else' },
    other: { label: 'Something else', hint: 'Tell us in your own words' },
  },
  detail: 'What else should we know? (optional)',
  detailHint: 'At most 500 characters. Only our moderators read it.',
  noReason: 'Choose a reason.',
  tooLong: 'Use 500 characters or fewer.',
  failed: 'Sorry! Something went wrong on our end.',
  cancel: 'Cancel',
  close: 'Close',
  report: 'Report',
  reported: 'Reported',
  reportedThanks: 'Thanks! Your feedback helps us keep the community safe.',
  done: 'Done',
};

/** The messages of the confirmation of a block in US English. */
export const blockMessages: BlockMessages = {
  title: (name) => `Block ${name}?`,
  text: 'You will not see each other’s Pins, boards and comments, and cannot follow or write to each other. They are not told.',
  cancel: 'Cancel',
  close: 'Close',
  block: 'Block',
};
