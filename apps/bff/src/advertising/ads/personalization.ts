import { isStorageAllowed } from '../../platform/countries/index.ts';

/** The data by which a viewer's ads may be selected. */
export type Personalization = {
  /** By their activity and their own statements. */
  readonly isFirstParty: boolean;
  /** By data of advertisers. */
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
 * Returns the data by which the viewer's ads may be selected: as set by the member; by default, partner data
 * is used only where the law requires no prior consent. None for visitors, nor for browsers with a privacy
 * signal, whatever the settings.
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
