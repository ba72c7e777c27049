import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { EMPTY_PIN_DRAFT, type DraftStoryPage, type PinDraft } from '@pegboard/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PinBuilder, type PinBuilderPorts, type PinBuilderProps, type SearchMembers } from '../index.ts';
import { aVideoFile } from '../testing/a-video-file.ts';
import { createTestPorts, createTestVideoPorts } from '../testing/test-ports.ts';

beforeEach(() => page.viewport(1200, 1400));

const searchMembers: SearchMembers = async (text) =>
  [
    { id: '7', username: 'ada', name: 'Ada Stone' },
    { id: '8', username: 'adam_b', name: 'Adam Bell' },
  ].filter(({ username }) => username.startsWith(text));
const storyOf = (...pages: readonly Partial<DraftStoryPage>[]): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  boardId: '5',
  media: {
    kind: 'story',
    pages: pages.map((one) => ({ background: { kind: 'color', color: '#336699' }, texts: ['Soup'], ...one })),
  },
});
async function openStory(
  draft: PinDraft,
  over: Partial<PinBuilderPorts> = {},
  props: Partial<PinBuilderProps> = {},
) {
  const publish = vi.fn<PinBuilderPorts['publish']>(async () => ({ pinId: '912' }));
  const ports = createTestPorts({ publish, searchMembers, ...over });
  const screen = await render(
    <PinBuilder
      ports={ports}
      layout="page"
      initialDraft={draft}
      renderBoardPicker={() => null}
      onPublished={() => undefined}
      {...props}
    />,
  );
  await expect.element(screen.getByRole('grid', { name: 'Pages' })).toBeVisible();
  const published = () => {
    const media = publish.mock.lastCall?.[0].media;
    return media?.kind === 'story' ? media : undefined;
  };
  return { ...screen, published };
}

test('[CR-08] lists are written by keyboard: Enter, Backspace, arrows, pasted lines, and the handle of a line', async () => {
  const { getByRole, getByText, published, container } = await openStory(storyOf({}));
  getByText('Ingredients, materials and steps').element().closest('summary')?.focus();
  await userEvent.keyboard(' ');
  const first = getByRole('textbox', { name: 'Step 1' });
  await first.fill('Boil');
  await userEvent.keyboard('{Enter}Stir{Enter}{Enter}Eat');
  await expect.element(getByRole('textbox', { name: 'Step 4' })).toHaveValue('Eat');
  await userEvent.keyboard('{ArrowUp}{Backspace}');
  await expect.element(getByRole('textbox', { name: 'Step 2' })).toHaveFocus();
  await expect.element(getByRole('textbox', { name: 'Step 3' })).toHaveValue('Eat');
  await expectAccessible(container);

  const ingredient = getByRole('textbox', { name: 'Ingredient 1', exact: true });
  await ingredient.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '- 2 cups rice\n- Salt\n\n- Oil');
  ingredient
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(getByRole('textbox', { name: 'Ingredient 3' })).toHaveValue('Oil');
  await expect.element(getByRole('textbox', { name: 'Ingredient 3' })).toHaveFocus();

  getByRole('button', { name: 'Move step 1' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('textbox', { name: 'Step 1' })).not.toHaveValue('Boil');
  await getByRole('textbox', { name: 'Servings' }).fill('٤');
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(published).toMatchObject({
    lists: { servings: 4, ingredients: ['2 cups rice', 'Salt', 'Oil'], materials: [] },
  });
  expect(published()?.lists?.steps.toSorted()).toEqual(['Boil', 'Eat', 'Stir']);
});

test('[CR-08] a member is mentioned by keyboard; Escape closes the suggestions', async () => {
  const { getByRole, published } = await openStory(storyOf({ texts: [''] }));
  const text = getByRole('textbox', { name: 'Text 1' });
  await text.click();
  await userEvent.keyboard('With @ad');
  const list = getByRole('listbox', { name: 'Members' });
  await expect.element(list).toBeVisible();
  await expect
    .element(text)
    .toHaveAttribute('aria-activedescendant', getByRole('option').first().element().id);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}and me');
  await expect.element(text).toHaveValue('With @adam_b and me');
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(published).toMatchObject({
    pages: [{ texts: ['With @adam_b and me'], mentions: [{ userId: '8', username: 'adam_b' }] }],
  });
});

test('[CR-08] the texts are moved and aligned by keyboard, on the page and in its preview', async () => {
  const { getByRole, published, container } = await openStory(storyOf({ texts: ['Soup'] }));
  const text = (root: ParentNode = container) => root.querySelector('[data-place]');
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
  const before = topOf(text());
  await expect.element(getByRole('radio', { name: 'Bottom' })).toBeChecked();
  getByRole('radio', { name: 'Bottom' }).element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getByRole('radio', { name: 'Middle' })).toBeChecked();
  const middle = topOf(text());
  await userEvent.keyboard('{ArrowUp}');
  expect([topOf(text()) < middle, middle < before]).toEqual([true, true]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(getByRole('group', { name: 'Alignment' }).getByRole('radio', { name: 'Center' }))
    .toBeChecked();
  await getByRole('button', { name: 'Preview' }).click();
  const shown = text(getByRole('dialog').element());
  expect(shown && getComputedStyle(shown).textAlign).toBe('center');
  await userEvent.keyboard('{Escape}');
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(published).toMatchObject({ pages: [{ textPlace: 'top', textAlignment: 'center' }] });
});

test('[CR-08] each error is beside its field, and the first one gets the focus', async () => {
  const checkLink: PinBuilderPorts['checkLink'] = async () => 'blocked';
  const { getByRole } = await openStory(storyOf({ texts: ['a'.repeat(501)] }, {}, { texts: [] }), {
    checkLink,
  });
  await expect
    .element(getByRole('textbox', { name: 'Text 1' }))
    .toHaveAccessibleDescription('Use 500 characters or fewer.');
  await getByRole('textbox', { name: 'Text 1' }).fill('Soup');
  const link = getByRole('textbox', { name: 'Link of this page' });
  await link.fill('blocked.example');
  await userEvent.tab();
  await expect
    .element(link)
    .toHaveAccessibleDescription('Links to this site are blocked. Choose another link.');
  await link.fill('http://a.example');
  await getByRole('button', { name: 'Publish' }).click();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAccessibleDescription('Start with https://, as in https://example.com.');
  await link.fill('');
  await getByRole('button', { name: 'Publish' }).click();
  await expect
    .element(getByRole('alert').filter({ hasText: 'Add an image, a video or a text' }))
    .toBeVisible();
  await expect.element(getByRole('row', { name: 'Page 3' })).toHaveAttribute('aria-selected', 'true');
});

test('[CR-08] a video is uploaded to a page, with its progress on the page’s thumbnail', async () => {
  let finish = (): void => undefined;
  const processed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const read = vi.fn<NonNullable<PinBuilderPorts['videos']>['read']>(async () => ({
    kind: 'processing',
    fraction: 0.4,
  }));
  const upload = vi.fn<NonNullable<PinBuilderPorts['videos']>['upload']>(
    async (_, { onCreated, onProgress }) => {
      onCreated('31');
      onProgress(0.25);
      await processed;
    },
  );
  const videos = createTestVideoPorts({ upload, read });
  const { getByRole, getByText, container, published } = await openStory(storyOf({}, {}), { videos });
  const input = container.querySelectorAll<HTMLElement>(
    'input[type="file"][accept^="video"], input[type="file"][accept^=".mp4"]',
  )[0];
  await userEvent.upload(page.elementLocator(input ?? container), [await aVideoFile()]);
  await expect.element(getByRole('progressbar', { name: 'Uploading, 25%' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expect.element(getByText('You can publish when the video is ready.')).toBeVisible();
  finish();
  await expect.element(getByRole('progressbar', { name: 'Processing, 40%' })).toBeVisible();
  await expectAccessible(container);
  read.mockResolvedValue({
    kind: 'ready',
    video: {
      url: '',
      posterUrl: '',
      width: 64,
      height: 48,
      durationSeconds: 5,
      coverSeconds: 0,
      isSoundDropped: false,
    },
  });
  await expect.element(getByText('The video is ready.')).toBeVisible();
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(published).toMatchObject({
    pages: [{ background: { kind: 'video', uploadId: '31', coverSeconds: null } }, {}],
  });
});

test('[CR-08] a line that gets the focus without a pointer keeps it', async () => {
  const lists = { servings: null, minutes: null, ingredients: [], materials: [], steps: ['Boil', 'Eat'] };
  const draft = storyOf({});
  const media = draft.media?.kind === 'story' ? { ...draft.media, lists } : null;
  const { getByRole } = await openStory({ ...draft, media });
  await userEvent.keyboard('{Tab}');
  const line = getByRole('textbox', { name: 'Step 2' });
  await expect.element(line).toBeVisible();
  line.element().focus();
  await userEvent.keyboard('!');
  await expect.element(line).toHaveValue('Eat!');
});
