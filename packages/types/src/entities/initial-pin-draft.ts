import type { ImageEdit, PinDraft } from './pin-draft.ts';

/** A draft of nothing yet. */
export const EMPTY_PIN_DRAFT: PinDraft = {
  media: null,
  title: '',
  description: '',
  altText: '',
  link: '',
  boardId: null,
  sectionId: null,
  topicIds: [],
  isCommentingAllowed: true,
  mediaSourceType: null,
  details: null,
};

/** The edit that changes nothing. */
export const INITIAL_IMAGE_EDIT: ImageEdit = {
  quarterTurns: 0,
  isFlippedHorizontally: false,
  isFlippedVertically: false,
  straightenDegrees: 0,
  crop: { x: 0, y: 0, width: 1, height: 1 },
};
