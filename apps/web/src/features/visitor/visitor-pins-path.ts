/** The screen of the pins that are kept for a visitor. */
export const KEPT_PATH = '/unauth-profile/';
