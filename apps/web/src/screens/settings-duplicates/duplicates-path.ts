/** The page of saved pins with the same picture. */
export const DUPLICATES_PATH = '/settings/duplicates/';

/** The address at which a merge is undone without scripts. */
export const UNDO_MERGE_PATH = `${DUPLICATES_PATH}undo/`;
