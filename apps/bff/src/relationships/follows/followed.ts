/** A source that a member can follow, by its id. */
export type Followed = { readonly kind: 'user' | 'board' | 'interest'; readonly id: bigint };
