/** The path to which forms with a product feed are posted. */
export const FEED_PATH = '/resource/CatalogRunResource/upload/';
