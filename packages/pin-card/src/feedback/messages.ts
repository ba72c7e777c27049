/** The texts of a card that the viewer gave feedback on, beside those of the feedback itself. */
export type CardFeedbackMessages = { readonly undo: string };

/** The texts of feedback in US English. */
export const cardFeedbackMessages: CardFeedbackMessages = { undo: 'Undo' };
