/** The path of the screen of a visitor's saved pins. */
export const VISITOR_PINS_PATH = '/unauth-profile/';
