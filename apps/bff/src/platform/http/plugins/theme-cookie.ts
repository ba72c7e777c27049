/** The cookie with a signed-out visitor's choice of theme (an explicit choice: see promises.md, Privacy). */
export const THEME_COOKIE = 'pb_theme';
