/** The port of the proxy, at which browsers reach the site. */
export const PORT = 4394;
/** The port of the site itself. */
export const SITE_PORT = 4395;
/** The port of the provider of single sign-on; that of the company, which has to exist as well, is the next one. */
export const PROVIDER_PORT = 4396;
/** The path below which the site is served. */
export const BASE = '/pins';
/** The address of the site. */
export const SITE = `http://localhost:${PORT}${BASE}`;
/** The origin of the provider of single sign-on. */
export const ORIGIN_OF_PROVIDER = `http://localhost:${PROVIDER_PORT}`;
