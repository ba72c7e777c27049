import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { dialogByKeys } from '@pegboard/config/dialog-by-keys';
import { EMPTY_PIN_DRAFT, type DraftImage, type PinDraft } from '@pegboard/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import {
  BuilderError,
  PinBuilder,
  type BoardPickerSlotProps,
  type PinBuilderPorts,
  type PinBuilderProps,
} from './index.ts';
import { anImageFile, aTurnedPhoto } from './testing/an-image-file.ts';
import { anUploadedImage, createTestPorts } from './testing/test-ports.ts';

beforeEach(() => page.viewport(1200, 900));

const renderBoardPicker = ({ boardId, onChange, isInvalid, labelId }: BoardPickerSlotProps) => (
  <button
    type="button"
    id="picker"
    aria-labelledby={`${labelId} picker`}
    data-invalid={isInvalid}
    onClick={() => onChange('5', '6')}
  >
    {boardId ?? 'Choose'}
  </button>
);

const builder = (over: Partial<PinBuilderProps> = {}) => (
  <PinBuilder
    ports={createTestPorts()}
    layout="page"
    renderBoardPicker={renderBoardPicker}
    onPublished={() => undefined}
    {...over}
  />
);

const ofUpload = (uploadId: string): DraftImage => ({ uploadId, edit: null, editedUploadId: null });
const image: PinDraft = {
  ...EMPTY_PIN_DRAFT,
  boardId: '5',
  media: { kind: 'image', image: ofUpload('71') },
};
const carousel: PinDraft = {
  ...image,
  media: {
    kind: 'carousel',
    slots: ['71', '72', '73'].map((uploadId) => ({ image: ofUpload(uploadId), title: '', link: '' })),
  },
};

/** Renders an image of 400 × 600 whose data the browser can read. */
async function anImageUrl(): Promise<string> {
  return URL.createObjectURL(await anImageFile('a.png', 400, 600));
}

async function choose(container: HTMLElement, ...files: readonly File[]): Promise<void> {
  const input = container.querySelector<HTMLElement>('input[type="file"]');
  await userEvent.upload(page.elementLocator(input ?? container), [...files]);
}

test('[CR-04] a photo is chosen, shown at once, described and published with its board and link', async () => {
  const publish = vi.fn<PinBuilderPorts['publish']>(async () => ({ pinId: '912' }));
  const uploadImage: PinBuilderPorts['uploadImage'] = async (_, { onProgress }) => {
    onProgress({ stage: 'processing', fraction: 0.5 });
    return anUploadedImage();
  };
  const onPublished = vi.fn<(pinId: string) => void>();
  const { getByRole, container } = await render(
    builder({ ports: createTestPorts({ publish, uploadImage }), onPublished }),
  );
  await expectAccessible(container);
  await choose(container, await anImageFile());
  await expect
    .element(getByRole('img', { name: 'Image' }))
    .toHaveAttribute('src', expect.stringContaining('blob:'));
  await getByRole('textbox', { name: 'Title' }).fill(' Kiln week ');
  await getByRole('textbox', { name: 'Link' }).fill('example.com/kiln');
  await getByRole('button', { name: 'Board Choose' }).click();
  await expectAccessible(container);
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => onPublished.mock.calls).toEqual([['912']]);
  await expect.element(getByRole('status').first()).toBeInTheDocument();
  expect(publish.mock.calls).toEqual([
    [
      {
        ...EMPTY_PIN_DRAFT,
        media: { kind: 'image', image: ofUpload('71') },
        title: 'Kiln week',
        link: 'https://example.com/kiln',
        boardId: '5',
        sectionId: '6',
      },
    ],
  ]);
});

test('[CR-04] a large photo is shown at its ratio, turned as its camera says, without decoding all of it', async () => {
  const { getByRole, container } = await render(builder());
  await choose(container, await aTurnedPhoto(4032, 3024));
  const preview = getByRole('img', { name: 'Image' });
  await expect.element(preview).toHaveAttribute('width', '756');
  await expect.element(preview).toHaveAttribute('height', '1008');
  await expectAccessible(container);
});

/** Starts the script of the worker for photos. */
const startPhotoWorker = (): Worker =>
  new Worker(new URL('./testing/serve-photo-worker.ts', import.meta.url), { type: 'module' });

test('[CR-04] a worker decodes a photo, which is painted before anything else and stays at its place', async () => {
  const steps: string[] = [];
  const worker = startPhotoWorker();
  // The worker is ready once it has decoded a first photo.
  const isReady = new Promise((resolve) => {
    worker.addEventListener('message', resolve, { once: true });
  });
  worker.postMessage({ id: -1, file: await aTurnedPhoto(8, 6) });
  await isReady;
  worker.addEventListener('message', () => steps.push('decoded'));
  const uploadImage: PinBuilderPorts['uploadImage'] = () => {
    steps.push('uploaded');
    return new Promise(() => undefined);
  };
  const { getByRole, container } = await render(
    builder({ ports: createTestPorts({ uploadImage, startPhotoWorker: () => worker }) }),
  );
  const places: DOMRect[] = [];
  new MutationObserver(() => {
    const canvas = container.querySelector('canvas');
    if (canvas) places.push(canvas.getBoundingClientRect());
  }).observe(container, { childList: true, subtree: true });
  await choose(container, await aTurnedPhoto(800, 600));
  await expect.element(getByRole('img', { name: 'Image' })).toHaveAttribute('width', '600');
  await expect.element(getByRole('button', { name: 'Replace' })).toBeVisible();
  expect(steps).toEqual(['decoded', 'uploaded']);
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  expect(container.querySelectorAll('canvas')).toHaveLength(1);
});

test('[CR-04] the first preview of a large photo is an eighth of it, and is replaced in its place', async () => {
  const worker = startPhotoWorker();
  const widths: number[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<{ bitmap: ImageBitmap }>) =>
    widths.push(data.bitmap.width),
  );
  const { getByRole, container } = await render(
    builder({ ports: createTestPorts({ startPhotoWorker: () => worker }) }),
  );
  const sizes = new Set<string>();
  new MutationObserver(() => {
    const canvas = container.querySelector('canvas');
    if (canvas) sizes.add(`${canvas.width} × ${canvas.height}`);
  }).observe(container, { attributes: true, childList: true, subtree: true });
  const photo = await aTurnedPhoto(4032, 3024);
  // Bytes after the end of a photo are not read.
  await choose(container, new File([photo, new Uint8Array(1_500_000)], 'a.jpg', { type: photo.type }));
  await expect.element(getByRole('img', { name: 'Image' })).toBeVisible();
  await expect.poll(() => widths).toEqual([378, 756]);
  expect([...sizes]).toEqual(['756 × 1008']);
});

test.each([
  [
    'is not allowed',
    () => {
      throw new TypeError('This requires a TrustedScriptURL.');
    },
  ],
  ['fails', () => new Worker(URL.createObjectURL(new Blob(['throw new Error("It fails.")'])))],
] as const)('[CR-04] where a worker %s, the page decodes photos', async (_, start) => {
  const { getByRole, container } = await render(
    builder({ ports: createTestPorts({ startPhotoWorker: start }) }),
  );
  await choose(container, await aTurnedPhoto(800, 600));
  await expect.element(getByRole('img', { name: 'Image' })).toHaveAttribute('width', '600');
});

test('[CR-10] a photo is in the draft of a builder that is closed before it was painted', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  // A worker that never answers.
  const start = (): Worker => new Worker(URL.createObjectURL(new Blob([''])));
  const { container, unmount } = await render(
    builder({ ports: createTestPorts({ saveDraft, startPhotoWorker: start }) }),
  );
  await choose(container, await aTurnedPhoto(80, 60));
  await unmount();
  await expect.poll(() => saveDraft.mock.lastCall?.[0].media).toMatchObject({ kind: 'image' });
});

test('[CR-04] a photo whose end is missing is shown as far as the browser shows it', async () => {
  const { getByRole, container } = await render(builder());
  const photo = await aTurnedPhoto(800, 600);
  await choose(container, new File([photo.slice(0, photo.size - 200)], 'a.jpg', { type: 'image/jpeg' }));
  await expect
    .element(getByRole('img', { name: 'Image' }))
    .toHaveAttribute('src', expect.stringContaining('blob:'));
});

test('[CR-04] errors of the server are shown beside their fields, and the first one has the focus', async () => {
  const ports = createTestPorts({
    publish: async () => {
      throw new BuilderError('No.', { code: 'invalid', fields: { alt_text: 'Choose other words.' } });
    },
  });
  const { getByRole, getByText } = await render(builder({ ports, initialDraft: image }));
  await getByRole('button', { name: 'Publish' }).click();
  await expect.element(getByText('Choose other words.')).toBeVisible();
  const altText = getByRole('textbox', { name: 'Alt text' });
  await expect.element(altText).toHaveFocus();
  await altText.fill('A bowl');
  await expect.element(getByText('Choose other words.')).not.toBeInTheDocument();
});

test('[CR-04] on a phone the steps lead to the missing field', async () => {
  await page.viewport(390, 800);
  const { getByRole, container } = await render(builder());
  await expectAccessible(container);
  await expect.element(getByRole('button', { name: 'Choose files' })).toBeVisible();
  await expect.element(getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  await getByRole('button', { name: 'Next' }).click();
  await expect.element(getByRole('textbox', { name: 'Title' })).toBeVisible();
  await getByRole('button', { name: 'Next' }).click();
  await getByRole('button', { name: 'Publish' }).click();
  await expect.element(getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('[CR-04] what is typed before the code of the topics is loaded is searched', async () => {
  const searchTopics = vi.fn<PinBuilderPorts['searchTopics']>(async (text) => [{ id: '11', name: text }]);
  const { getByRole } = await render(builder({ ports: createTestPorts({ searchTopics }) }));
  const topics = getByRole('combobox', { name: 'Topics' });
  const field = topics.element();
  await topics.fill('pottery');
  await expect.element(getByRole('option', { name: 'pottery' })).toBeVisible();
  expect(topics.element()).not.toBe(field);
  await expect.element(topics).toHaveFocus();
});

test('[CR-04] topics are found, chosen and removed by keyboard', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  const searchTopics: PinBuilderPorts['searchTopics'] = async (text) => [{ id: '11', name: `${text}tery` }];
  const { getByRole } = await render(
    builder({ ports: createTestPorts({ saveDraft, searchTopics }), initialDraft: image }),
  );
  const topics = getByRole('combobox', { name: 'Topics' });
  await topics.click();
  await userEvent.keyboard('pot');
  await expect.element(getByRole('option', { name: 'pottery' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(topics).toHaveValue('');
  const tag = getByRole('row', { name: 'pottery' });
  await expect.element(tag).toBeVisible();
  await expect.poll(() => saveDraft.mock.lastCall?.[0].topicIds).toEqual(['11']);
  tag.element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(tag).not.toBeInTheDocument();
});

test('[CR-05] an image is edited by keyboard alone: shape, crop, turn, straightening', async () => {
  const editImage = vi.fn<PinBuilderPorts['editImage']>(async () => anUploadedImage({ uploadId: '80' }));
  const uploadedImages = { '71': anUploadedImage({ url: await anImageUrl() }) };
  const { getByRole } = await render(
    builder({ ports: createTestPorts({ editImage }), initialDraft: image, uploadedImages }),
  );
  getByRole('button', { name: 'Edit image' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const crop = getByRole('application', { name: 'Crop' });
  await expect.element(crop).toBeVisible();
  await expectAccessible(document.querySelector('dialog') ?? document.body);
  crop.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}{ArrowDown}');
  await expect
    .element(getByRole('status').getByText('1 % from the left, 1 % from the top, 98 % wide, 99 % high'))
    .toBeInTheDocument();
  getByRole('slider', { name: 'Straighten' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  getByRole('button', { name: 'Turn right' }).element().focus();
  await userEvent.keyboard('{Enter}');
  getByRole('button', { name: 'Apply' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('button', { name: 'Edit image' })).toHaveFocus();
  await expect.poll(() => editImage.mock.calls.length).toBe(1);
  expect(editImage.mock.lastCall?.[1]).toMatchObject({
    quarterTurns: 1,
    straightenDegrees: 1,
    crop: { x: 0, y: expect.closeTo(0.01), width: expect.closeTo(0.99), height: expect.closeTo(0.98) },
  });
});

test('[CR-05] an edit that cannot succeed is changed instead of tried again', async () => {
  const editImage: PinBuilderPorts['editImage'] = async () => {
    throw new BuilderError('The part is too small.', { code: 'image_too_small', isPermanent: true });
  };
  const uploadedImages = { '71': anUploadedImage({ url: await anImageUrl() }) };
  const { getByRole, getByText } = await render(
    builder({ ports: createTestPorts({ editImage }), initialDraft: image, uploadedImages }),
  );
  const edit = getByRole('button', { name: 'Edit image' });
  await edit.click();
  await getByRole('button', { name: 'Turn right' }).click();
  await getByRole('button', { name: 'Apply' }).click();
  await expect.element(getByText(/The part is too small\./)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await edit.click();
  await getByRole('button', { name: 'Back to the original' }).click();
  await getByRole('button', { name: 'Apply' }).click();
  await expect.element(getByText(/The part is too small\./)).not.toBeInTheDocument();
});

test('[CR-05] a corner of the crop is dragged, and the original is restored', async () => {
  const editImage = vi.fn<PinBuilderPorts['editImage']>(async () => anUploadedImage({ uploadId: '80' }));
  const uploadedImages = { '71': anUploadedImage({ url: await anImageUrl() }) };
  const { getByRole } = await render(
    builder({ ports: createTestPorts({ editImage }), initialDraft: image, uploadedImages }),
  );
  await getByRole('button', { name: 'Edit image' }).click();
  const crop = getByRole('application', { name: 'Crop' });
  await expect.element(crop).toBeVisible();
  const corner = crop.element().querySelector('[data-handle="nw"]');
  await userEvent.dragAndDrop(corner ?? crop, crop, { targetPosition: { x: 80, y: 120 } });
  await getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => editImage.mock.calls.length).toBe(1);
  const { x = 0, width = 0 } = editImage.mock.lastCall?.[1].crop ?? {};
  expect(x).toBeGreaterThan(0.1);
  expect(x + width).toBeCloseTo(1);
  await getByRole('button', { name: 'Edit image' }).click();
  await getByRole('button', { name: 'Back to the original' }).click();
  await getByRole('button', { name: 'Apply' }).click();
  await expect.element(getByRole('button', { name: 'Edit image' })).toHaveFocus();
  expect(editImage).toHaveBeenCalledTimes(1);
});

test('[CR-06] slides are reordered by keyboard, each step announced, and by drag', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  const order = () => {
    const media = saveDraft.mock.lastCall?.[0].media;
    return media?.kind === 'carousel' ? media.slots.map((slot) => slot.image.uploadId) : [];
  };
  const { getByRole, container } = await render(
    builder({ ports: createTestPorts({ saveDraft }), initialDraft: carousel }),
  );
  await expect.element(getByRole('row', { name: 'Slide 3' })).toBeVisible();
  await expectAccessible(container);
  getByRole('button', { name: 'Move slide 1' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(getByRole('status').getByText('Moved to position 3 of 3')).toBeInTheDocument();
  await expect.poll(order).toEqual(['72', '73', '71']);
  await userEvent.dragAndDrop(getByRole('row', { name: 'Slide 3' }), getByRole('row', { name: 'Slide 1' }), {
    targetPosition: { x: 6, y: 40 },
  });
  await expect.poll(order).toEqual(['71', '72', '73']);
});

test('[CR-06] a slide has a title and a link; several files are added at once', async () => {
  const uploadImage = vi.fn<PinBuilderPorts['uploadImage']>(() => new Promise(() => undefined));
  const { getByRole, getByText, container } = await render(
    builder({ ports: createTestPorts({ uploadImage }), initialDraft: carousel }),
  );
  await getByRole('row', { name: 'Slide 2' }).click();
  await getByRole('textbox', { name: 'Title of slide 2' }).fill('Glaze');
  await getByRole('textbox', { name: 'Link of slide 2' }).fill('example.com');
  await userEvent.tab();
  await expect.element(getByRole('textbox', { name: 'Link of slide 2' })).toHaveValue('https://example.com');
  await expect.element(getByRole('row', { name: 'Slide 2: Glaze' })).toBeVisible();
  const inputs = container.querySelectorAll<HTMLElement>('input[type="file"][multiple]');
  const files = await Promise.all([anImageFile('a.png'), anImageFile('b.png'), anImageFile('c.png')]);
  await userEvent.upload(page.elementLocator(inputs[0] ?? container), files);
  await expect.element(getByRole('row', { name: 'Slide 5' })).toBeVisible();
  expect(uploadImage).toHaveBeenCalledTimes(2);
  await expect
    .element(getByText('c.png was not added, because there is no room for more images.'))
    .toBeVisible();
});

test('[CR-08] a story is made of pages with texts, duplicated and previewed', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  const { getByRole, container } = await render(builder({ ports: createTestPorts({ saveDraft }) }));
  await getByRole('button', { name: 'Create a story' }).click();
  await getByRole('textbox', { name: 'Text 1' }).fill('Gather the ash');
  await getByRole('button', { name: 'Duplicate page' }).click();
  await getByRole('textbox', { name: 'Text 1' }).fill('Sieve it');
  await expectAccessible(container);
  await getByRole('button', { name: 'Preview' }).click();
  await getByRole('button', { name: 'Next page' }).click();
  await expect.element(getByRole('dialog').getByText('Sieve it')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => saveDraft.mock.lastCall?.[0].media)
    .toMatchObject({
      kind: 'story',
      pages: [{ texts: ['Gather the ash'] }, { texts: ['Sieve it'] }],
    });
});

test('[CR-03] an image of a page is chosen by keyboard', async () => {
  const uploadFromWeb = vi.fn<PinBuilderPorts['uploadFromWeb']>(async () => anUploadedImage());
  const url = anUploadedImage().url;
  const readPage: PinBuilderPorts['readPage'] = async (pageUrl) => ({
    url: pageUrl,
    title: 'Kiln',
    description: '',
    details: null,
    images: [
      { url: `${url}#small`, width: 20, height: 20, alt: 'Small' },
      { url: `${url}#large`, width: 900, height: 900, alt: 'Large' },
    ],
  });
  const { getByRole } = await render(builder({ ports: createTestPorts({ readPage, uploadFromWeb }) }));
  getByRole('button', { name: 'From a web address' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('textbox', { name: 'Web address' })).toHaveFocus();
  await userEvent.keyboard('example.com{Enter}');
  await expect.element(getByRole('row', { name: 'Large, 900 × 900' })).toHaveFocus();
  await expectAccessible(document.querySelector('dialog') ?? document.body);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => uploadFromWeb.mock.calls).toEqual([[`${url}#small`, 'https://example.com']]);
  await expect.element(getByRole('textbox', { name: 'Title' })).toHaveValue('Kiln');
});

test('[CR-09] the details of a recipe are written, removed and replaced by those of an article, by keyboard', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  const { getByRole, getByText, container } = await render(
    builder({ ports: createTestPorts({ saveDraft }), initialDraft: image }),
  );
  await getByText('More options').click();
  const recipe = getByRole('button', { name: 'Recipe' });
  await expect.element(recipe).toBeVisible();
  recipe.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Rice{Tab}4{Tab}10{Tab}25{Tab}1 cup rice{Enter}Salt{Tab}Wash it.{Enter}Boil it.');
  await expectAccessible(container);
  await expect
    .poll(() => saveDraft.mock.lastCall?.[0].details)
    .toEqual({
      kind: 'recipe',
      name: 'Rice',
      servings: 4,
      prepTime: 10,
      cookTime: 25,
      ingredients: ['1 cup rice', 'Salt'],
      steps: ['Wash it.', 'Boil it.'],
    });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(recipe).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Ash{Tab}About ash.{Tab}Ada{Tab}Kiln Notes');
  await expect
    .poll(() => saveDraft.mock.lastCall?.[0].details)
    .toEqual({
      kind: 'article',
      name: 'Ash',
      description: 'About ash.',
      authors: ['Ada'],
      publisher: 'Kiln Notes',
      datePublished: null,
    });
});

test('[CR-02] a file that cannot be used is replaced or removed, one that was not sent is tried again', async () => {
  const uploadImage: PinBuilderPorts['uploadImage'] = async ({ name }) => {
    if (name === 'lost.png') throw new BuilderError('The connection was lost.', { code: 'network' });
    if (name === 'good.png') return anUploadedImage();
    throw new BuilderError('The file is damaged.', { code: 'image_invalid', isPermanent: true });
  };
  const { getByRole, getByText, container } = await render(
    builder({ ports: createTestPorts({ uploadImage }) }),
  );
  const retry = getByRole('button', { name: 'Try again' });
  await choose(container, await anImageFile('broken.png'));
  await expect.element(getByText(/The file is damaged\./)).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await expectAccessible(container);
  await getByRole('button', { name: 'Publish' }).click();
  await expect.element(getByText('An image cannot be used. Replace or remove it.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Replace' })).toHaveFocus();
  await choose(container, await anImageFile('lost.png'));
  await expect.element(retry).toBeVisible();
  await getByRole('button', { name: 'Remove' }).click();
  await choose(container, await anImageFile('broken.png'));
  await getByRole('button', { name: 'Remove' }).click();
  await expect.element(getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('[CR-11] the message of a scheduled Pin has the focus and the link to the list', async () => {
  const { getByRole, getByText } = await render(
    builder({
      ports: createTestPorts({ schedule: async () => undefined }),
      initialDraft: image,
      renderScheduledLink: (text) => <a href="#/scheduled/">{text}</a>,
    }),
  );
  await getByText('More options').click();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await getByRole('textbox', { name: 'Publish later' }).fill(`${tomorrow}T10:30`);
  await getByRole('button', { name: 'Schedule' }).click();
  await expect.element(getByText(/^Your Pin will be published on /)).toHaveFocus();
  await expect.element(getByRole('link', { name: 'See your scheduled Pins' })).toBeVisible();
});

test('[CR-02] a pasted drawing is rejected by name with a remedy', async () => {
  const { getByText, container } = await render(builder());
  const data = new DataTransfer();
  data.items.add(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  container
    .querySelector('[data-pin-builder]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect
    .element(getByText('logo.svg is an SVG drawing. Export it as PNG, then choose it again.'))
    .toBeVisible();
});

test('[CR-01] a file that is dropped on the media is chosen, and a dropped text that is no address is left alone', async () => {
  const { getByRole } = await render(builder());
  const area = getByRole('group', { name: 'Drop an image here' }).element();
  const drop = (data: DataTransfer, type = 'drop'): boolean =>
    area.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  const text = new DataTransfer();
  text.setData('text/plain', 'kiln');
  drop(text);
  const file = new DataTransfer();
  file.items.add(await anImageFile('a.png', 400, 600));
  expect(drop(file, 'dragover')).toBe(false);
  await expect.element(area).toHaveAttribute('data-drop-target');
  drop(file);
  await expect.element(area).not.toHaveAttribute('data-drop-target');
  await expect.element(getByRole('button', { name: 'Edit image' })).toBeVisible();
});

test.each(['drop', 'paste'])('[CR-03] the images of an address are offered after a %s', async (way) => {
  const readPage = vi.fn<PinBuilderPorts['readPage']>(() => new Promise(() => undefined));
  const { container } = await render(builder({ ports: createTestPorts({ readPage }) }));
  const data = new DataTransfer();
  data.setData('text/plain', 'https://example.com/kiln');
  const options = { bubbles: true, cancelable: true };
  const event =
    way === 'drop'
      ? new DragEvent('drop', { dataTransfer: data, ...options })
      : new ClipboardEvent('paste', { clipboardData: data, ...options });
  container.querySelector('[data-field="media"] p')?.dispatchEvent(event);
  await expect.poll(() => readPage.mock.calls.map(([url]) => url)).toEqual(['https://example.com/kiln']);
});

test('[CR-04] an address that is pasted into a field stays text', async () => {
  const readPage = vi.fn<PinBuilderPorts['readPage']>(() => new Promise(() => undefined));
  const { getByRole } = await render(builder({ ports: createTestPorts({ readPage }) }));
  const data = new DataTransfer();
  data.setData('text/plain', 'https://example.com/kiln');
  const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  expect(getByRole('textbox', { name: 'Title' }).element().dispatchEvent(paste)).toBe(true);
  expect(readPage).not.toHaveBeenCalled();
});

test('[CR-10] leaving saves at once; an upload that outlasts the builder is saved when it ends', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  let finish = (): void => undefined;
  const uploadImage: PinBuilderPorts['uploadImage'] = () =>
    new Promise((resolve) => {
      finish = () => resolve(anUploadedImage());
    });
  const first = await render(builder({ ports: createTestPorts({ saveDraft }), initialDraft: image }));
  await first.getByRole('textbox', { name: 'Title' }).fill('Kiln');
  await first.unmount();
  await expect.poll(() => saveDraft.mock.lastCall?.[0].title).toBe('Kiln');

  const second = await render(
    builder({ ports: createTestPorts({ saveDraft, uploadImage }), initialFiles: [await anImageFile()] }),
  );
  await expect.element(second.getByText('Uploading, 0%')).toBeVisible();
  await second.unmount();
  finish();
  await expect
    .poll(() => saveDraft.mock.lastCall?.[0].media)
    .toEqual({ kind: 'image', image: ofUpload('71') });
});

test('[CR-10] a draft that was changed elsewhere is saved when the member confirms it', async () => {
  const saveDraft = vi
    .fn<PinBuilderPorts['saveDraft']>()
    .mockRejectedValueOnce(new BuilderError('', { code: 'draft_conflict' }))
    .mockResolvedValue(undefined);
  const { getByRole, getByText } = await render(
    builder({ ports: createTestPorts({ saveDraft }), initialDraft: image }),
  );
  await getByRole('textbox', { name: 'Title' }).fill('Kiln');
  await getByRole('button', { name: 'Save this version' }).click();
  await expect.element(getByText('Saved', { exact: true })).toBeVisible();
  expect(saveDraft).toHaveBeenCalledTimes(2);
});

test('[CR-17] the AI label that a file names is confirmed or corrected', async () => {
  const publish = vi.fn<PinBuilderPorts['publish']>(async () => ({ pinId: '912' }));
  const uploadImage: PinBuilderPorts['uploadImage'] = async () => anUploadedImage({ mediaSourceType: 11 });
  const { getByRole, container } = await render(
    builder({ ports: createTestPorts({ publish, uploadImage }), initialFiles: [await anImageFile()] }),
  );
  await getByRole('button', { name: 'No, remove the label' }).click();
  await expectAccessible(container);
  await getByRole('button', { name: 'Board Choose' }).click();
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => publish.mock.lastCall?.[0].mediaSourceType).toBeNull();
});

test('[CR-11] a time in the past is rejected: its field is expanded and has the focus', async () => {
  const ports = createTestPorts({ schedule: async () => undefined });
  const { getByRole, getByLabelText, getByText } = await render(builder({ ports, initialDraft: image }));
  await getByText('More options').click();
  await getByLabelText('Publish later').fill('2020-01-01T10:00');
  await getByText('More options').click();
  await getByRole('button', { name: 'Schedule' }).click();
  await expect.element(getByLabelText('Publish later')).toHaveFocus();
  await expect
    .element(getByText('Choose a time in the future, or leave it empty to publish now.'))
    .toBeVisible();
});

test('[CR-04] as an overlay it is a dialog: Tab stays inside, Escape requests to close it', async () => {
  const stops = await dialogByKeys((onClose) =>
    render(builder({ layout: 'overlay', initialDraft: image, onClose })),
  );
  expect(stops[0]).toBe('Title');
  expect(stops).toEqual(expect.arrayContaining(['Close', 'Edit image', 'Replace', 'Topics', 'Publish']));
});

test('[CR-05] from right to left, the crop moves in the direction of the arrow keys', async () => {
  document.documentElement.dir = 'rtl';
  const uploadedImages = { '71': anUploadedImage({ url: await anImageUrl() }) };
  const { getByRole } = await render(builder({ initialDraft: image, uploadedImages, locale: 'ar' }));
  await getByRole('button', { name: 'Edit image' }).click();
  const crop = getByRole('application', { name: 'Crop' });
  await expect.element(crop).toBeVisible();
  crop.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  const before = crop.element().getBoundingClientRect();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => crop.element().getBoundingClientRect().left).toBeGreaterThan(before.left);
  document.documentElement.dir = 'ltr';
});

test('[CR-10] hiding the page saves the draft without waiting for a pause in typing', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  await render(builder({ ports: createTestPorts({ saveDraft }) }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Lamp');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(saveDraft.mock.calls.map(([{ title }]) => title)).toEqual(['Lamp']);
});
