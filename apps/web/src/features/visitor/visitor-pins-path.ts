/** The path of the screen of a visitor's saved pins. */
export const KEPT_PATH = '/unauth-profile/';
