import { drawing } from '@pegboard/config/drawn-pictures';
import {
  becomesVisible,
  expect,
  fn,
  getStoryVariant,
  screen,
  type Stories,
  type Story,
} from '@pegboard/config/story';

import { Comments, type CommentPorts, type CommentsProps, type PinComment } from '../comments/index.ts';
import { createComment, createCommenter } from '../testing/comment.factory.ts';

const ada = createCommenter({
  id: '1',
  name: 'Ada Lindqvist',
  username: 'ada',
  imageUrl: drawing('person', 60, 60),
});
const now = new Date('2026-11-21T12:00:00.000Z');

/** Returns ports with these comments, which respond at once. */
const aSite = (comments: readonly PinComment[], of: Partial<CommentPorts> = {}): CommentPorts => ({
  read: async () => ({ ok: true, comments, after: null, count: comments.length, isAllowed: true }),
  readReplies: async () => ({ ok: true, replies: [] }),
  add: async ({ text }) => ({
    ok: true,
    comment: createComment({
      id: '90',
      text,
      author: ada,
      access: ['edit', 'delete'],
      createdAt: now.toISOString(),
    }),
  }),
  edit: async ({ text, commentId }) => ({
    ok: true,
    comment: createComment({ id: commentId, text, isEdited: true }),
  }),
  remove: async () => ({ ok: true }),
  like: async () => ({ ok: true, likeCount: 3 }),
  onError: fn(),
  onLoginNeeded: fn(),
  onReport: fn(),
  newKey: () => 'key',
  now: () => now,
  ...of,
});

const said: readonly PinComment[] = [
  createComment({
    id: '1',
    likeCount: 12,
    isLiked: true,
    replyCount: 2,
    replies: [
      createComment({ id: '11', text: 'North light, all day. @ada knows the place.', mentions: ['ada'] }),
      createComment({
        id: '12',
        text: 'Thank you!',
        author: ada,
        access: ['edit', 'delete'],
        isEdited: true,
      }),
    ],
  }),
  createComment({
    id: '2',
    text: 'Which cone did you fire to? Mine always crack on the way down, whatever I try with the vents.',
    author: createCommenter({ id: '8', name: 'Jonas Weber', username: 'jonasweber' }),
    createdAt: '2026-10-02T10:00:00.000Z',
  }),
  createComment({ id: '3', text: '', isRemoved: true }),
  createComment({ id: '5', text: 'Is this glaze from your shop?', isHeld: true, access: ['delete'] }),
];

const meta: Stories<CommentsProps> = {
  title: 'Close-up/Comments',
  component: Comments,
  args: {
    pinId: '912',
    count: 5,
    isAllowed: true,
    ports: aSite(said),
    profileHref: (username) => `#/${username}/`,
  },
  render: (args, { globals }) => (
    <Comments {...args} viewer={getStoryVariant(globals).viewer === 'signed-in' ? ada : null} />
  ),
  parameters: { frame: 'phone' },
};

export default meta;

type CommentsStory = Story<CommentsProps>;

/** Comments with replies, likes and a removed one. */
export const Some: CommentsStory = {
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText(/^Which cone/u));
  },
  parameters: { variants: [{ viewer: 'signed-out' }, { viewport: 'mobile' }] },
};

/** A pin without comments. */
export const None: CommentsStory = { args: { count: 0, ports: aSite([]) } };

/** The comments are loading. */
export const Loading: CommentsStory = {
  args: { ports: aSite([], { read: () => new Promise(() => undefined) }) },
};

/** Loading failed. */
export const Failed: CommentsStory = {
  args: { ports: aSite([], { read: async () => ({ ok: false }) }) },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('button', { name: /again/iu }));
  },
};

/** Comments are not allowed. */
export const NotAllowed: CommentsStory = {
  args: {
    isAllowed: false,
    count: 0,
    ports: aSite([], {
      read: async () => ({ ok: true, comments: [], after: null, count: 0, isAllowed: false }),
    }),
  },
};

/** A comment is being sent. */
export const Writing: CommentsStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Add a comment' }), 'Cone 10!');
    await expect(canvas.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('Cone 10!');
  },
};

/** A sent comment is first. */
export const Written: CommentsStory = {
  play: async (story) => {
    await Writing.play?.(story);
    await story.userEvent.keyboard('{Enter}');
    await becomesVisible(await story.canvas.findByText('Cone 10!'));
  },
};

/** Deleting one's own needs a confirmation. */
export const AsksBeforeDeleting: CommentsStory = {
  args: { ports: aSite([createComment({ id: '5', author: ada, access: ['edit', 'delete'] })]), count: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(More|Options)/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/u }));
    await becomesVisible(await screen.findByRole('alertdialog'));
  },
};
