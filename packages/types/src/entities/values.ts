import * as z from 'zod/mini';

import { DOMINANT_COLOR_PATTERN } from '../rules/dominant-color.ts';
import { isSafeLink } from '../rules/safe-link.ts';

const GREATEST_ID = '9223372036854775807';

/** Ids of equal length compare as texts as they do as numbers. */
const isInRange = (id: string): boolean => id.length < GREATEST_ID.length || id <= GREATEST_ID;

/** The id of a thing on the wire: a positive 64-bit number as a decimal string. */
export const idSchema = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(/^[1-9][0-9]{0,18}$/), /* @__PURE__ */ z.refine(isInRange));

/** A plain hex colour; other CSS is refused. */
export const dominantColorSchema = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(DOMINANT_COLOR_PATTERN));

/** An address that may stand in an `href`; see `isSafeLink`. */
export const linkSchema = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.refine(isSafeLink));

/** An instant as an ISO 8601 text in UTC, `2026-11-21T04:24:00.000Z`. */
export const instantSchema = /* @__PURE__ */ z.iso.datetime();

/** A whole number, zero or more. */
export const countSchema = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.nonnegative());

/** A length in CSS pixels, more than zero. */
export const pixelsSchema = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.positive());

/** A length of time, zero or more; the unit is reported where it is used. */
export const durationSchema = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.nonnegative());

/** An amount of money in units of its currency (`12.5` is twelve and a half), zero or more. */
export const amountSchema = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.nonnegative());
