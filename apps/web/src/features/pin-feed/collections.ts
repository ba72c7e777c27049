/** The experiment of collections is on for all (PC-15): which ads are collections, their entries tell. */
export const IS_COLLECTION_ON = true;
