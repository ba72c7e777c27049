import * as z from 'zod/mini';

import { countSchema, idSchema, linkSchema } from './values.ts';

/** A text that may be missing. */
export const optionalString = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string());

/** A yes or no that may be missing. */
export const optionalBoolean = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.boolean());

/** A whole number, zero or more, that may be missing. */
export const optionalCount = /* @__PURE__ */ z.nullish(countSchema);

/** An address for an `href` that may be missing. */
export const optionalLink = /* @__PURE__ */ z.nullish(linkSchema);

/** An id that may be missing. */
export const optionalId = /* @__PURE__ */ z.nullish(idSchema);

/** A value that is `fallback` when it is missing. */
export { _default as withDefault } from 'zod/mini';
