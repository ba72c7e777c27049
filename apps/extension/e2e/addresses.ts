export const SITE_PORT = 4391;
export const PAGES_PORT = 4392;
/** The site that the extension of the tests saves to. */
export const SITE = `http://localhost:${SITE_PORT}`;
/** The site of others; the browser and the server of the tests find it on this machine. */
export const GALLERY = 'http://gallery.example';
