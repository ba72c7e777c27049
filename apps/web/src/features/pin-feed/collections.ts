/**
 * True, because the experiment of collections is active for everyone (PC-15); an ad with entries is a
 * collection.
 */
export const IS_COLLECTION_ON = true;
