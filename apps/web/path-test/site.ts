/** The port of the site. */
export const PORT = 4394;
/** The path below which it is served. */
export const BASE = '/pins';
/** The address of the site. */
export const SITE = `http://localhost:${PORT}${BASE}`;
