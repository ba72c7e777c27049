/** The address of a member's ad settings. */
export const AD_SETTINGS_PATH = '/settings/ads/';
