import type { Commenter, PinComment } from '../model/comment.ts';

/** Creates the author of a comment. */
export function createCommenter(of: Partial<Commenter> = {}): Commenter {
  return { id: '7', name: 'Mira Okafor', username: 'miraokafor', imageUrl: undefined, ...of };
}

/** Creates a comment that is two days old, without replies. */
export function createComment(of: Partial<PinComment> = {}): PinComment {
  return {
    id: '1',
    text: 'The light in here is everything.',
    author: createCommenter(),
    mentions: [],
    likeCount: 0,
    isLiked: false,
    access: [],
    createdAt: '2026-11-19T10:00:00.000Z',
    isEdited: false,
    isRemoved: false,
    replyCount: 0,
    replies: [],
    ...of,
  };
}
