/** The address of the page on which a member chooses by what their ads are picked. */
export const AD_SETTINGS_PATH = '/settings/ads/';
