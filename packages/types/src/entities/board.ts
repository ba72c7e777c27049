import * as z from 'zod/mini';

import { BOARD_PRIVACIES } from '../codes/board-codes.ts';
import type { Immutable } from '../immutable.ts';
import { imagesSchema } from './image.ts';
import { optionalCount, optionalBoolean, optionalString } from './optional.ts';
import { pinnerSchema } from './user.ts';
import { dominantColorSchema, idSchema, instantSchema } from './values.ts';

/** Secret, public or protected. Source: TY-14. */
export const boardPrivacySchema = /* @__PURE__ */ z.enum(BOARD_PRIVACIES);

/** The board of a pin, as embedded in the pin. Source: TY-05. */
export const pinBoardSchema = /* @__PURE__ */ z.object({
  entityId: idSchema,
  name: optionalString,
  url: optionalString,
  layout: optionalString,
  privacy: z.nullish(boardPrivacySchema),
  isCollaborative: optionalBoolean,
  followedByMe: optionalBoolean,
});

/** The board of a pin, as embedded in the pin. */
export type PinBoard = Immutable<z.infer<typeof pinBoardSchema>>;

/** A section of a board. Source: TY-14. */
export const sectionSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  pinCount: optionalCount,
});

/** A section of a board. */
export type Section = Immutable<z.infer<typeof sectionSchema>>;

/** The pin whose image is the cover of its board. */
export const coverPinSchema = /* @__PURE__ */ z.object({
  entityId: idSchema,
  dominantColor: z.nullish(dominantColorSchema),
  images: z.nullish(imagesSchema),
});

/** The pin whose image is the cover of its board. */
export type CoverPin = Immutable<z.infer<typeof coverPinSchema>>;

/** A pending invite to collaborate on a board. Source: TY-14, TY-17. */
export const boardInviteSchema = /* @__PURE__ */ z.object({
  boardId: idSchema,
  invitedUserId: idSchema,
  invitedUser: z.nullish(pinnerSchema),
  invitedBy: z.nullish(pinnerSchema),
  createdAt: z.nullish(instantSchema),
});

/** A pending invite to collaborate on a board. */
export type BoardInvite = Immutable<z.infer<typeof boardInviteSchema>>;

/** A board; `url` is its path, `/username/board-name/`. Source: TY-14. */
export const boardSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  entityId: idSchema,
  name: z.string(),
  url: z.string(),
  privacy: boardPrivacySchema,
  description: optionalString,
  layout: optionalString,
  username: optionalString,
  owner: z.nullish(pinnerSchema),
  pinCount: optionalCount,
  sectionCount: optionalCount,
  followerCount: optionalCount,
  coverPin: z.nullish(coverPinSchema),
  sections: z.nullish(z.array(sectionSchema)),
  collaborators: z.nullish(z.array(pinnerSchema)),
  invites: z.nullish(z.array(boardInviteSchema)),
  isCollaborative: optionalBoolean,
  followedByMe: optionalBoolean,
  access: z.nullish(z.array(z.string())),
  createdAt: z.nullish(instantSchema),
  lastPinnedToAt: z.nullish(instantSchema),
  archivedAt: z.nullish(instantSchema),
});

/** A board. */
export type Board = Immutable<z.infer<typeof boardSchema>>;

/** The result of a save: the new pin's id and its location. Source: TY-14, §7 RepinResource. */
export const repinResultSchema = /* @__PURE__ */ z.object({
  id: idSchema,
  board: z.nullish(z.object({ id: idSchema, name: z.string(), url: z.string() })),
  section: z.nullish(z.object({ id: idSchema, title: z.string(), slug: z.string() })),
});

/** The result of a save. */
export type RepinResult = Immutable<z.infer<typeof repinResultSchema>>;
