import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pegboard/types';
import { z } from 'zod';

/** Minimum and maximum number of columns of an embedded board or profile. */
export const EMBED_COLUMNS = { min: 1, default: 3, max: 6 } as const;

/** The options of an embedded page, as in its address. Unknown parameters are ignored, such as those that sites add to links. */
export const embedOptionsSchema = z.object({
  theme: z.enum(['auto', 'light', 'dark']).default('auto'),
  columns: z.coerce
    .number()
    .int()
    .min(EMBED_COLUMNS.min)
    .max(EMBED_COLUMNS.max)
    .default(EMBED_COLUMNS.default),
  lang: z.enum(LOCALES).optional(),
});

/** The options of an embedded page. */
export type EmbedOptions = Readonly<z.infer<typeof embedOptionsSchema>>;

/** The appearance of an embedded page: its options with the language that it is in. */
export type EmbedAppearance = Pick<EmbedOptions, 'theme' | 'columns'> & { readonly locale: Locale };

/** The appearance of a page whose options are invalid. */
export const DEFAULT_EMBED_APPEARANCE: EmbedAppearance = {
  theme: 'auto',
  columns: EMBED_COLUMNS.default,
  locale: DEFAULT_LOCALE,
};
