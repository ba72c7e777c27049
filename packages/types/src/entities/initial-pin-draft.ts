import type { DraftMedia, ImageEdit, PinDraft } from './pin-draft.ts';

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

/** The color of a new story page. */
export const STORY_PAGE_COLOR = '#1d3a4a';

/** A story with an empty page. */
export const INITIAL_STORY: DraftMedia = {
  kind: 'story',
  pages: [{ background: { kind: 'color', color: STORY_PAGE_COLOR }, texts: [''] }],
};

/** The edit that changes nothing. */
export const INITIAL_IMAGE_EDIT: ImageEdit = {
  quarterTurns: 0,
  isFlippedHorizontally: false,
  isFlippedVertically: false,
  straightenDegrees: 0,
  crop: { x: 0, y: 0, width: 1, height: 1 },
};
