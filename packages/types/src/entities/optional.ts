import * as z from 'zod/mini';

import { countSchema, idSchema, linkSchema } from './values.ts';

/** An optional text. */
export const optionalString = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string());

/** An optional boolean. */
export const optionalBoolean = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.boolean());

/** An optional non-negative integer. */
export const optionalCount = /* @__PURE__ */ z.nullish(countSchema);

/** An optional address for an `href`. */
export const optionalLink = /* @__PURE__ */ z.nullish(linkSchema);

/** An optional id. */
export const optionalId = /* @__PURE__ */ z.nullish(idSchema);

/** A value with a default. */
export { _default as withDefault } from 'zod/mini';
