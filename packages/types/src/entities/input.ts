import * as z from 'zod/mini';

import { BOARD_PRIVACIES, DEFAULT_BOARD_PRIVACY } from '../codes/board-codes.ts';
import type { Immutable } from '../immutable.ts';
import { BOARD_PIN_DESCRIPTION_MAX, BOARD_TITLE_MAX } from '../limits/text-limits.ts';
import { collapseWhitespace } from '../text/collapse-whitespace.ts';
import { isLongerThan } from '../text/graphemes.ts';
import { withDefault } from './optional.ts';

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
const isVisible = (text: string): boolean => /[^\p{C}\s]/u.test(text);
const collapsed = /* @__PURE__ */ z.pipe(
  z.string().check(z.refine(isStorable, { error: 'must be well-formed Unicode without NUL' })),
  z.transform(collapseWhitespace),
);
const notLongerThan = (max: number) =>
  z.refine<string>((text) => !isLongerThan(text, max), { error: `must be at most ${max} characters` });

/** The name of a board as entered: white space collapsed, 1 to 50 characters. Source: §5, TY-21. */
export const boardTitleSchema = /* @__PURE__ */ z.pipe(
  collapsed,
  z.string().check(z.refine(isVisible, { error: 'must not be empty' }), notLongerThan(BOARD_TITLE_MAX)),
);

/** The description of a pin as entered: white space collapsed, at most 500 characters. Source: §5, TY-21. */
export const pinDescriptionSchema = /* @__PURE__ */ z.pipe(
  collapsed,
  z.string().check(notLongerThan(BOARD_PIN_DESCRIPTION_MAX)),
);

/** The input of a new board; it is public by default. Source: §3, §7 BoardResource. */
export const newBoardSchema = /* @__PURE__ */ z.object({
  name: boardTitleSchema,
  privacy: withDefault(z.enum(BOARD_PRIVACIES), DEFAULT_BOARD_PRIVACY),
});

/** The input of a new board. */
export type NewBoard = Immutable<z.infer<typeof newBoardSchema>>;
