import * as z from 'zod/mini';

import { DOMINANT_COLOR_PATTERN } from '../rules/dominant-color.ts';
import { isSafeLink } from '../rules/safe-link.ts';

const GREATEST_ID = '9223372036854775807';

/** Returns whether an id is a 64-bit number: ids of equal length compare as texts like numbers. */
const isInRange = (id: string): boolean => id.length < GREATEST_ID.length || id <= GREATEST_ID;

/** The id of an entity on the wire: a positive 64-bit number as a decimal string. */
export const idSchema = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(/^[1-9][0-9]{0,18}$/), /* @__PURE__ */ z.refine(isInRange));

/** A hex color; other CSS is rejected. */
export const dominantColorSchema = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.regex(DOMINANT_COLOR_PATTERN));

/** An address allowed in an `href`; see `isSafeLink`. */
export const linkSchema = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.refine(isSafeLink));

/** An ISO 8601 timestamp in UTC, such as `2026-11-21T04:24:00.000Z`. */
export const instantSchema = /* @__PURE__ */ z.iso.datetime();

/** A non-negative integer. */
export const countSchema = /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.nonnegative());

/** A positive length in CSS pixels. */
export const pixelsSchema = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.positive());

/** A non-negative duration; the unit is documented at each use. */
export const durationSchema = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.nonnegative());

/** A non-negative amount in units of its currency (`12.5` is twelve and a half). */
export const amountSchema = /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.nonnegative());
