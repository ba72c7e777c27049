import { isStorageAllowed } from '../../platform/countries/index.ts';

/** By what the ads of a viewer may be chosen. */
export type Personalization = {
  /** By what they do here, and what they said of themselves. */
  readonly isFirstParty: boolean;
  /** By what advertisers know of them. */
  readonly isThirdParty: boolean;
};

/** A member's choices about their ads; null if they have made none. */
export type AdChoices = {
  readonly adsByActivity: boolean;
  readonly adsByPartners: boolean | null;
  readonly country: string;
};

const NEITHER: Personalization = { isFirstParty: false, isThirdParty: false };

/**
 * By what the viewer's ads may be chosen: as they chose in their settings; until they choose, by partners' information only
 * where no law asks them first. Never for visitors, nor for whose browser asks for privacy, whatever they chose.
 */
export function getPersonalization(
  choices: AdChoices | undefined,
  { asksForPrivacy }: { readonly asksForPrivacy: boolean },
): Personalization {
  if (!choices || asksForPrivacy) return NEITHER;
  return { isFirstParty: choices.adsByActivity, isThirdParty: allowsPartnerData(choices) };
}

/**
 * Returns whether ads for a member may use partner data. The default is yes, except where the law requires
 * consent first.
 */
export function allowsPartnerData({ adsByPartners, country }: Omit<AdChoices, 'adsByActivity'>): boolean {
  return adsByPartners ?? isStorageAllowed(country);
}
