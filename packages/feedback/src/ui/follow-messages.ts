/** The texts of the button that follows. */
export type FollowMessages = { readonly follow: string; readonly following: string };

/** The texts of the button that follows in US English. */
export const followMessages: FollowMessages = { follow: 'Follow', following: 'Following' };
