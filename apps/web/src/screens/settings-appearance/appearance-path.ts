/** The address at which the form of theme and language is accepted without scripts. */
export const APPEARANCE_PATH = '/settings/appearance/';
