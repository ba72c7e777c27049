import * as z from 'zod/mini';

import { DRAFT_TEXT_MAX } from '../limits/pin-builder-limits.ts';

/** A text while it is written: it may be longer than a published one, so that nothing is lost. */
export const draftText = /* @__PURE__ */ z.string().check(
  z.maxLength(DRAFT_TEXT_MAX),
  z.refine((text: string) => text.isWellFormed() && !text.includes('\0'), {
    error: 'must be well-formed Unicode without NUL',
  }),
);
