import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { createComment, createCommenter } from '../testing/comment.factory.ts';
import { Comments, type CommentPorts, type CommentsProps, type PinComment } from './index.ts';

const ada = createCommenter({ id: '1', name: 'Ada Lindqvist', username: 'ada' });
const now = new Date('2026-11-21T12:00:00.000Z');

/** Returns ports that store comments and respond at once; each port can be replaced. */
function aSite(comments: readonly PinComment[] = [], of: Partial<CommentPorts> = {}): CommentPorts {
  let keys = 0;
  const written = (text: string, id: string): PinComment =>
    createComment({ id, text, author: ada, access: ['edit', 'delete'], createdAt: now.toISOString() });
  return {
    read: vi.fn<CommentPorts['read']>(async () => ({
      ok: true,
      comments,
      after: null,
      count: comments.length,
      isAllowed: true,
    })),
    readReplies: vi.fn<CommentPorts['readReplies']>(async () => ({ ok: true, replies: [] })),
    add: vi.fn<CommentPorts['add']>(async ({ text, key }) => ({
      ok: true,
      comment: written(text, `at ${key}`),
    })),
    edit: vi.fn<CommentPorts['edit']>(async ({ text, commentId }) => ({
      ok: true,
      comment: { ...written(text, commentId), isEdited: true },
    })),
    remove: vi.fn<CommentPorts['remove']>(async () => ({ ok: true })),
    like: vi.fn<CommentPorts['like']>(async ({ isLiked }) => ({ ok: true, likeCount: isLiked ? 3 : 2 })),
    onError: vi.fn<CommentPorts['onError']>(),
    onLoginNeeded: vi.fn<CommentPorts['onLoginNeeded']>(),
    newKey: () => `key ${(keys += 1)}`,
    now: () => now,
    ...of,
  };
}

const open = (ports: CommentPorts, props: Partial<CommentsProps> = {}): Promise<RenderResult> =>
  render(
    <main style={{ inlineSize: 420 }}>
      <Comments
        pinId="912"
        count={0}
        isAllowed
        viewer={ada}
        ports={ports}
        profileHref={(username) => `/${username}/`}
        {...props}
      />
    </main>,
  );

const field = page.getByRole('textbox', { name: 'Add a comment' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const shown = (text: string) => page.getByText(text, { exact: true });

describe('reading', () => {
  test('[CU-07] tells who said what, how long ago, and links who is named', async () => {
    await open(aSite([createComment({ text: 'Look, @ada', mentions: ['ada'] })]));
    await expect.element(heading('1 comment')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Mira Okafor' }))
      .toHaveAttribute('href', '/miraokafor/');
    await expect.element(page.getByRole('link', { name: '@ada' })).toHaveAttribute('href', '/ada/');
    await expect.element(shown('2d ago')).toBeVisible();
  });

  test('[CU-07] markup is shown as it was written', async () => {
    const { container } = await open(aSite([createComment({ text: '<img src=x onerror=alert(1)>' })]));
    await expect.element(shown('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  test('[CU-07] replies are collapsed, and all are fetched when they are expanded', async () => {
    const replies = ['1', '2', '3', '4'].map((nth) => createComment({ id: `r${nth}`, text: `Reply ${nth}` }));
    const site = aSite([createComment({ replyCount: 4, replies: replies.slice(0, 3) })], {
      readReplies: async () => ({ ok: true, replies }),
    });
    await open(site);
    await expect.element(shown('Reply 1')).toBeVisible();
    expect(shown('Reply 2').query()).toBeNull();
    await page.getByRole('button', { name: 'View 3 more replies' }).click();
    await expect.element(shown('Reply 4')).toBeVisible();
    await page.getByRole('button', { name: 'Hide replies' }).click();
    expect(shown('Reply 4').query()).toBeNull();
  });

  test('[CU-07] three are shown at first, then all, in the order that is chosen', async () => {
    const many = ['1', '2', '3', '4'].map((id) => createComment({ id, text: `Comment ${id}` }));
    const site = aSite(many);
    await open(site);
    await expect.element(shown('Comment 3')).toBeVisible();
    expect(shown('Comment 4').query()).toBeNull();
    await page.getByRole('button', { name: 'View all 4 comments' }).click();
    await expect.element(shown('Comment 4')).toBeVisible();
    await page.getByRole('button', { name: 'Newest' }).click();
    expect(site.read).toHaveBeenLastCalledWith({ pinId: '912', order: 'newest', after: null });
  });

  test('[CU-07] that failed is tried again', async () => {
    const read = vi.fn<CommentPorts['read']>(async () => ({ ok: false }));
    await open(aSite([], { read }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('We could not load the comments. Try again');
    read.mockResolvedValue({ ok: true, comments: [createComment()], after: null, count: 1, isAllowed: true });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('1 comment')).toBeVisible();
  });

  test('[CU-07] without comments, the viewer is invited to write the first', async () => {
    await open(aSite());
    await expect.element(page.getByText(/^No comments yet/)).toBeVisible();
  });

  test('[CU-07] where comments are off, what was said stays and nothing is written', async () => {
    const read: CommentPorts['read'] = async () => ({
      ok: true,
      comments: [createComment()],
      after: null,
      count: 1,
      isAllowed: false,
    });
    await open(aSite([], { read }));
    await expect.element(page.getByText('Comments are turned off for this Pin.')).toBeVisible();
    await expect.element(shown('The light in here is everything.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Reply/ }).query()).toBeNull();
  });
});

describe('a visitor', () => {
  test('[CU-07] can read, and is prompted to log in for other actions', async () => {
    const site = aSite([createComment()]);
    await open(site, { viewer: null });
    await page.getByRole('button', { name: 'Log in to comment' }).click();
    await page.getByRole('button', { name: 'Like the comment by Mira Okafor' }).click();
    await page.getByRole('button', { name: 'Reply to Mira Okafor' }).click();
    expect(site.onLoginNeeded).toHaveBeenCalledTimes(3);
    expect(site.like).not.toHaveBeenCalled();
    expect(page.getByRole('textbox').query()).toBeNull();
  });
});

describe('writing', () => {
  test('[CU-07] Enter sends, the comment stands first at once, the focus stays in the empty field', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<CommentPorts['add']>>>();
    const add = vi.fn<CommentPorts['add']>(() => answer.promise);
    await open(aSite([createComment()], { add }));
    await field.fill('  Lovely.  ');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(shown('Posting')).toBeVisible();
    await expect.element(heading('2 comments')).toBeVisible();
    await expect.element(field).toHaveAttribute('readonly');
    expect(add).toHaveBeenCalledTimes(1);
    expect(add).toHaveBeenCalledWith({ pinId: '912', replyTo: null, text: 'Lovely.', key: 'key 1' });
    answer.resolve({ ok: true, comment: createComment({ id: '2', text: 'Lovely.', author: ada }) });
    await expect.element(page.getByRole('status').getByText('Comment posted')).toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    expect(shown('Lovely.').elements()).toHaveLength(1);
  });

  test('[CU-07] Shift and Enter break the line, and the field grows', async () => {
    await open(aSite());
    const before = field.element().getBoundingClientRect().height;
    await field.fill('One');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
    await expect.element(field).toHaveValue('One\ntwo');
    expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before);
  });

  test('[CU-07] a failed comment is rolled back, reported once and kept in the field; a retry uses the same key', async () => {
    const add = vi.fn<CommentPorts['add']>(async () => ({ ok: false }));
    const site = aSite([], { add });
    await open(site);
    await field.fill('Lovely.');
    await page.getByRole('button', { name: 'Post' }).click();
    await expect.element(field).toHaveValue('Lovely.');
    expect(site.onError).toHaveBeenCalledExactlyOnceWith(
      'That did not work. Check your connection and try again.',
    );
    expect(page.getByRole('listitem').query()).toBeNull();
    await page.getByRole('button', { name: 'Post' }).click();
    await expect.poll(() => add.mock.calls.map(([{ key }]) => key)).toEqual(['key 1', 'key 1']);
  });

  test('[CU-07] the site is quoted when it says why', async () => {
    const site = aSite([], { add: async () => ({ ok: false, message: 'Comments are off.' }) });
    await open(site);
    await field.fill('Lovely.');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => site.onError).toHaveBeenCalledWith('Comments are off.');
  });

  test('[CU-07] near the limit the remaining characters are announced, beyond it nothing is sent', async () => {
    const site = aSite();
    await open(site);
    await field.fill('a'.repeat(498));
    await expect.element(shown('2 characters left')).toBeVisible();
    await field.fill('a'.repeat(501));
    await expect.element(shown('1 character too many').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(site.add).not.toHaveBeenCalled();
    await field.fill('a'.repeat(10_000));
    await expect.element(shown('Much too long for a comment').first()).toBeVisible();
  });

  test('[CU-07] a reply stands below what it answers, and the focus is back at its control', async () => {
    const site = aSite([createComment()]);
    await open(site);
    await page.getByRole('button', { name: 'Reply to Mira Okafor' }).click();
    const reply = page.getByRole('textbox', { name: 'Reply to Mira Okafor' });
    await expect.element(reply).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Reply to Mira Okafor' })).toHaveFocus();
    await page.getByRole('button', { name: 'Reply to Mira Okafor' }).click();
    await reply.fill('Thank you!');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('listitem').getByRole('listitem').getByText('Thank you!'))
      .toBeVisible();
    expect(site.add).toHaveBeenCalledWith({ pinId: '912', replyTo: '1', text: 'Thank you!', key: 'key 1' });
    await expect.element(page.getByRole('button', { name: 'Reply to Mira Okafor' })).toHaveFocus();
  });

  test('[CU-07] a reply to a reply names whom it answers', async () => {
    const reply = createComment({ id: '2', author: createCommenter({ name: 'Noor', username: 'noor' }) });
    await open(aSite([createComment({ replyCount: 1, replies: [reply] })]));
    await page.getByRole('button', { name: 'Reply to Noor' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Reply to Noor' })).toHaveValue('@noor ');
  });
});

describe('an own comment', () => {
  const own = createComment({ author: ada, access: ['edit', 'delete'] });
  const choose = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'More options for the comment by Ada Lindqvist' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  test('[CU-07] is changed in its place', async () => {
    const site = aSite([own]);
    await open(site);
    await choose('Edit');
    const edit = page.getByRole('textbox', { name: 'Edit comment' });
    await expect.element(edit).toHaveValue('The light in here is everything.');
    await edit.fill('The light!');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(shown('The light!')).toBeVisible();
    await expect.poll(() => page.getByRole('listitem').element().textContent).toContain('edited');
    expect(site.edit).toHaveBeenCalledWith({ commentId: '1', text: 'The light!' });
  });

  test('[CU-07] after a failed edit is unchanged, and the typed text stays', async () => {
    const site = aSite([own], { edit: async () => ({ ok: false }) });
    await open(site);
    await choose('Edit');
    await page.getByRole('textbox', { name: 'Edit comment' }).fill('The light!');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('The light!');
    expect(site.onError).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(shown('The light in here is everything.')).toBeVisible();
  });

  test('[CU-07] goes after a question, and the focus is on its neighbour', async () => {
    const site = aSite([own, createComment({ id: '2', text: 'Next' })]);
    const { container } = await open(site);
    await choose('Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(heading('1 comment')).toBeVisible();
    expect(site.remove).toHaveBeenCalledExactlyOnceWith('1');
    await expect.poll(() => document.activeElement).toBe(container.querySelector('[data-comment="2"]'));
    await expect.element(page.getByRole('status').getByText('Comment deleted')).toBeInTheDocument();
  });

  test('[CU-07] that could not be deleted is back where it stood', async () => {
    const site = aSite([own], { remove: async () => ({ ok: false }) });
    await open(site);
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => site.onError).toHaveBeenCalledTimes(1);
    await expect.element(shown('The light in here is everything.')).toBeVisible();
  });
});

describe('a comment by somebody else', () => {
  test('[CU-07] is liked optimistically, and taps during the request are merged', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<CommentPorts['like']>>>();
    const like = vi.fn<CommentPorts['like']>(() => answer.promise);
    await open(aSite([createComment({ likeCount: 2 })], { like }));
    const heart = page.getByRole('button', { name: /^Like the comment by Mira Okafor/ });
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.element(heart).toHaveAccessibleName(/3 likes/);
    await heart.click();
    await heart.click();
    answer.resolve({ ok: true, likeCount: 3 });
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
    expect(like).toHaveBeenCalledTimes(1);
  });

  test('[CU-07] a like that did not arrive is taken back', async () => {
    const site = aSite([createComment({ likeCount: 2 })], { like: async () => ({ ok: false }) });
    await open(site);
    const heart = page.getByRole('button', { name: /^Like the comment by Mira Okafor/ });
    await heart.click();
    await expect.poll(() => site.onError).toHaveBeenCalledTimes(1);
    await expect.element(heart).toHaveAccessibleName(/2 likes/);
  });

  test('[CU-07] is reported through its port', async () => {
    const onReport = vi.fn<(comment: PinComment) => void>();
    await open(aSite([createComment()], { onReport }));
    await page.getByRole('button', { name: 'More options for the comment by Mira Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    expect(onReport.mock.calls.map(([{ id }]) => id)).toEqual(['1']);
  });
});

test('[OP-06] a comment that waits for review says so to its author, who can only delete it', async () => {
  await open(aSite([createComment({ author: ada, isHeld: true, access: ['delete'] })]));
  await expect
    .element(shown('Waiting for a moderator’s review. Only you see this until then.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Like/ }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^Reply/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: /^More options for the comment/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});

test.each(['light', 'dark'] as const)(
  '[CU-07] comments pass axe in the %s theme, both ways',
  async (theme) => {
    const replies = [createComment({ id: '2' }), createComment({ id: '3' })];
    const comments = [
      createComment({
        replies,
        replyCount: 3,
        likeCount: 4,
        isLiked: true,
        mentions: ['ada'],
        text: 'Look @ada',
      }),
      createComment({ id: '4', author: ada, access: ['edit', 'delete'], isEdited: true }),
      createComment({ id: '5', author: ada, isRemoved: true }),
      createComment({ id: '6', author: ada, isHeld: true, access: ['delete'] }),
    ];
    const { container } = await open(aSite(comments));
    await field.fill('a'.repeat(490));
    await expect.element(shown('10 characters left').first()).toBeVisible();
    for (const direction of ['ltr', 'rtl'] as const) {
      applyPageTheme(theme, direction);
      await expectAccessible(container);
    }
    applyPageTheme();
  },
);
