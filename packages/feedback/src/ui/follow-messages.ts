/** The messages of the follow button. */
export type FollowMessages = { readonly follow: string; readonly following: string };

/** The messages of the follow button in US English. */
export const followMessages: FollowMessages = { follow: 'Follow', following: 'Following' };
