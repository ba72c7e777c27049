/**
 * The display names of the AI-content labels; the index of a name is its code, 0 to 15. Source: §3, TY-13.
 */
export const AI_LABELS = [
  'Digital capture',
  'Negative film',
  'Positive film',
  'Print',
  'Minor human edits',
  'Composite capture',
  'Algorithmically enhanced',
  'Data-driven media',
  'Digital art',
  'Virtual recording',
  'Composite synthetic',
  'Trained algorithmic media',
  'Composite with trained algorithmic media',
  'Algorithmic media',
  'Software image',
  'Multi-pin trained algorithmic media',
] as const;

/** The display name of an AI-content label. */
export type AiLabel = (typeof AI_LABELS)[number];

/** The codes of `AI_LABELS` that mark AI-generated media. Source: §3, TY-12. */
export const AI_MEDIA_SOURCE_TYPES = {
  trainedAlgorithmicMedia: 11,
  compositeWithTrainedAlgorithmicMedia: 12,
  multiPinTrainedAlgorithmicMedia: 15,
} as const;

/** One of the codes of `AI_MEDIA_SOURCE_TYPES`. */
export type AiMediaSourceType = (typeof AI_MEDIA_SOURCE_TYPES)[keyof typeof AI_MEDIA_SOURCE_TYPES];
