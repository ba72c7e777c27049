/** The page with the viewer's followers, and the requests to follow them (AC-04). */
export const FOLLOWERS_SETTINGS_PATH = '/settings/followers/';
