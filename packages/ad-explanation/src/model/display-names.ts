import type { AdExplanation } from './ad-explanation.ts';

/** A list of codes with display names: countries and their regions, or locales. */
export type NameList = 'countries' | 'locales';

/** A code and its name in the viewer's language. */
export type NamedCode = { readonly code: string; readonly name: string };

/** Display names by code; a list that could not be read is absent. */
export type DisplayNames = Readonly<Partial<Record<NameList, readonly NamedCode[]>>>;

/** Returns the lists of names that an explanation needs; most explanations need none. */
export function getRequiredLists({
  attribution: { geoRegion, matchedLocale },
}: AdExplanation): readonly NameList[] {
  return [...(geoRegion ? ['countries' as const] : []), ...(matchedLocale ? ['locales' as const] : [])];
}

/**
 * Returns the explanation with codes replaced by their names; a code without a name stays unchanged (AD-04).
 */
export function withNames(explanation: AdExplanation, names: DisplayNames): AdExplanation {
  const { attribution } = explanation;
  const nameOf = (list: NameList, code: string | null | undefined): string | null =>
    names[list]?.find((named) => named.code === code)?.name ?? code ?? null;
  return {
    ...explanation,
    attribution: {
      ...attribution,
      geoRegion: nameOf('countries', attribution.geoRegion),
      matchedLocale: nameOf('locales', attribution.matchedLocale),
    },
  };
}
