import type { AdExplanation } from './ad-explanation.ts';

/** A list whose codes have names to show: of countries and their parts, or of locales. */
export type NameList = 'countries' | 'locales';

/** A code and its name in the viewer's language. */
export type NamedCode = { readonly code: string; readonly name: string };

/** Display names by code; a list that could not be read is missing. */
export type DisplayNames = Readonly<Partial<Record<NameList, readonly NamedCode[]>>>;

/** The lists of names that an explanation needs: for most there is nothing to read. */
export function getRequiredLists({
  attribution: { geoRegion, matchedLocale },
}: AdExplanation): readonly NameList[] {
  return [...(geoRegion ? ['countries' as const] : []), ...(matchedLocale ? ['locales' as const] : [])];
}

/** The explanation with the names of codes in their place; a code without a name stays as it is (AD-04). */
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
