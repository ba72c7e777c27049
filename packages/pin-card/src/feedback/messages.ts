/** The messages of a card with feedback, in addition to those of the feedback itself. */
export type CardFeedbackMessages = { readonly undo: string };

/** The messages of feedback in US English. */
export const cardFeedbackMessages: CardFeedbackMessages = { undo: 'Undo' };
