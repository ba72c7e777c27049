import * as z from 'zod/mini';

const placesSchema = z.array(z.object({ code: z.string(), name: z.string() }));

/** Supported countries or locales, each with its name. */
export type Places = z.infer<typeof placesSchema>;

/** Parses the answer of the resources of countries and locales, and sorts it by name. Throws for another shape. */
export function parsePlaces(data: unknown, locale: string): Places {
  return placesSchema.parse(data).toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
