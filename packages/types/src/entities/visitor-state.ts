import * as z from 'zod/mini';

import { SEARCH_SCOPES } from '../codes/search-codes.ts';
import type { Immutable } from '../immutable.ts';
import { optionalString } from './optional.ts';
import { countSchema, idSchema } from './values.ts';

/** A search made by a visitor. Source: TY-15. */
export const completedSearchSchema = /* @__PURE__ */ z.object({
  query: z.string(),
  rs: optionalString,
  scope: z.nullish(z.enum(SEARCH_SCOPES)),
  rg: optionalString,
});

/** A search made by a visitor. */
export type CompletedSearch = Immutable<z.infer<typeof completedSearchSchema>>;

/** A pin whose link a visitor followed. Source: TY-15. */
export const clickthroughPinSchema = /* @__PURE__ */ z.object({
  pinId: idSchema,
  link: z.string(),
  imageSignature: optionalString,
  domain: optionalString,
});

/** A pin whose link a visitor followed. */
export type ClickthroughPin = Immutable<z.infer<typeof clickthroughPinSchema>>;

/** A pin that a visitor saved; `ts` is milliseconds since 1970. Source: TY-15. */
export const visitorSavedPinSchema = /* @__PURE__ */ z.object({
  pinId: idSchema,
  ts: z.nullish(countSchema),
});

/** A pin that a visitor saved; `ts` is milliseconds since 1970. */
export type VisitorSavedPin = Immutable<z.infer<typeof visitorSavedPinSchema>>;

/**
 * The number and times of a visitor's visits; `time` and `ts` are milliseconds since 1970. Source: TY-15, §5.
 */
export const revisitationStateSchema = /* @__PURE__ */ z.object({
  count: z.number(),
  time: z.number(),
  ts: z.number(),
});

/** The number and times of a visitor's visits; `time` and `ts` are milliseconds since 1970. */
export type RevisitationState = Immutable<z.infer<typeof revisitationStateSchema>>;

/** The stored state of a signed-out visitor in a browser. Source: TY-15. */
export const visitorStateSchema = /* @__PURE__ */ z.object({
  closeupPins: z.array(idSchema),
  completedSearches: z.array(completedSearchSchema),
  clickthroughPins: z.array(clickthroughPinSchema),
  downloadedPinsCount: countSchema,
  savedPins: z.array(visitorSavedPinSchema),
  invitesRedeemed: z.array(z.string()),
  revisitationState: z.nullish(revisitationStateSchema),
  isQUS: z.boolean(),
  daysSinceLastRevisitation: z.nullish(z.number()),
  daysSinceLastRevisitationBucket: optionalString,
  isAllowedCountry: z.boolean(),
  country: optionalString,
});

/** The stored state of a signed-out visitor in a browser. */
export type VisitorState = Immutable<z.infer<typeof visitorStateSchema>>;

/** One entry of the recent close-ups; `ts` is milliseconds since 1970. Source: TY-15. */
export const recentCloseupSchema = /* @__PURE__ */ z.object({
  path: z.string(),
  pageType: z.string(),
  ts: countSchema,
  id: idSchema,
});

/** One entry of the recent close-ups; `ts` is milliseconds since 1970. */
export type RecentCloseup = Immutable<z.infer<typeof recentCloseupSchema>>;
