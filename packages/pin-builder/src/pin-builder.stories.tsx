import { drawing } from '@pegboard/config/drawn-pictures';
import { becomesVisible, expect, fn, waitFor, type Stories, type Story } from '@pegboard/config/story';
import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';

import { BuilderError, PinBuilder, type BoardPickerSlotProps, type PinBuilderProps } from './index.ts';
import { VIDEO_URL } from './testing/a-video-file.ts';
import {
  anUploadedImage,
  anUploadedVideo,
  createTestPorts,
  createTestVideoPorts,
} from './testing/test-ports.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const image = anUploadedImage({ uploadId: '71', url: drawing('bowl', 400, 500), width: 400, height: 500 });
const others = (['jar', 'leaf', 'rice', 'hills'] as const).map((motif, at) =>
  anUploadedImage({ uploadId: String(72 + at), url: drawing(motif, 400, 500), width: 400, height: 500 }),
);
const uploadedImages = Object.fromEntries([image, ...others].map((each) => [each.uploadId, each]));
const ofUpload = (uploadId: string) => ({ uploadId, edit: null, editedUploadId: null });
const aDraft = (over: Partial<PinDraft> = {}): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  media: { kind: 'image', image: ofUpload('71') },
  ...over,
});
const filled = aDraft({
  title: 'Bowl with an ash glaze',
  description: 'Second firing, cone 6. The rim was dipped twice.',
  altText: 'A pale bowl on a brown table',
  link: 'https://example.com/bowls',
  boardId: '5',
  topicIds: ['11', '12'],
});
const aFile = (name: string, type: string, size = 1): File =>
  new File([new Uint8Array(size)], name, { type });

const renderBoardPicker = ({ boardId, onChange, isInvalid, labelId }: BoardPickerSlotProps) => (
  <select
    aria-labelledby={labelId}
    aria-invalid={isInvalid}
    value={boardId ?? ''}
    onChange={(event) => onChange(event.currentTarget.value || null, null)}
  >
    <option value="">Choose a board</option>
    <option value="5">Kilns</option>
  </select>
);

const meta: Stories<PinBuilderProps> = {
  title: 'Pin builder',
  component: PinBuilder,
  args: {
    ports: createTestPorts(),
    layout: 'page',
    initialDraft: filled,
    uploadedImages,
    topics: { '11': 'Pottery', '12': 'Glazes' },
    renderBoardPicker,
    onPublished: fn(),
    onClose: fn(),
    locale: 'en-US',
  },
  parameters: { frame: 'page' },
};

export default meta;

type BuilderStory = Story<PinBuilderProps>;
const onMobile = { parameters: { variants: [{ viewport: 'mobile' }] } } as const;

/** Nothing yet: the drop zone, and the other ways to choose an image. */
export const Empty: BuilderStory = { args: { initialDraft: EMPTY_PIN_DRAFT }, ...onMobile };

/** A complete draft. */
export const Filled: BuilderStory = onMobile;

/** An image without an alt text: the reminder does not block. */
export const AltTextReminder: BuilderStory = {
  args: { initialDraft: aDraft({ title: 'Bowl' }) },
  play: async ({ canvas, userEvent }) => {
    // Only a narrow screen has steps.
    const details = canvas.queryByRole('button', { name: 'Details' });
    if (details?.checkVisibility()) await userEvent.click(details);
    await becomesVisible(canvas.getByText('Describe the image for people who use a screen reader.'));
  },
  ...onMobile,
};

/** A file is uploaded. */
export const Uploading: BuilderStory = {
  args: {
    initialDraft: EMPTY_PIN_DRAFT,
    initialUrl: undefined,
    ports: createTestPorts({
      uploadImage: (_, { onProgress }) => {
        onProgress({ stage: 'uploading', fraction: 0.4 });
        return never();
      },
    }),
    initialFiles: [aFile('kiln.heic', 'image/heic')],
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText('Uploading, 40%'));
    await becomesVisible(await canvas.findByText('kiln.heic is shown when it is processed.'));
  },
};

/** An upload failed; it can be repeated. */
export const UploadFailed: BuilderStory = {
  args: {
    initialDraft: EMPTY_PIN_DRAFT,
    ports: createTestPorts({
      uploadImage: async () => {
        throw new BuilderError('The file is cut short.', { code: 'image_invalid' });
      },
    }),
    initialFiles: [aFile('kiln.heic', 'image/heic')],
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText('The image was not uploaded. The file is cut short.'));
    await becomesVisible(await canvas.findByText('kiln.heic'));
  },
};

/** Files that are refused, each with what to do instead. */
export const RefusedFiles: BuilderStory = {
  args: {
    initialDraft: EMPTY_PIN_DRAFT,
    initialFiles: [
      aFile('logo.svg', 'image/svg+xml'),
      aFile('glazes.pdf', 'application/pdf'),
      aFile('firing.mp4', 'video/mp4'),
      aFile('empty.jpg', 'image/jpeg', 0),
    ],
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText(/logo\.svg is an SVG drawing/));
  },
  ...onMobile,
};

/** The file says that it was made with AI: the member confirms or corrects it. */
export const AiProposal: BuilderStory = {
  args: {
    initialDraft: EMPTY_PIN_DRAFT,
    ports: createTestPorts({ uploadImage: async () => ({ ...image, mediaSourceType: 11 }) }),
    initialFiles: [aFile('bowl.png', 'image/png')],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Yes, label it' });
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Image' })).toHaveAttribute('src', image.url));
  },
};

/** Values are missing or wrong: the errors are beside their fields, the first of which has the focus. */
export const Invalid: BuilderStory = {
  args: { initialDraft: aDraft({ title: 'Bowl '.repeat(30), link: 'nowhere' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByText('Choose a board.')).toBeInTheDocument();
  },
  ...onMobile,
};

/** The server refused the Pin. */
export const PublishFailed: BuilderStory = {
  args: {
    ports: createTestPorts({
      publish: async () => {
        throw new BuilderError('You have published 50 Pins today.', { code: 'quota_reached' });
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await becomesVisible(await canvas.findByText(/You have published 50 Pins today/));
  },
};

/** The Pin is published; fields are locked meanwhile. */
export const Publishing: BuilderStory = {
  args: { ports: createTestPorts({ publish: never }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await canvas.findByRole('button', { name: 'Publishing…' });
  },
};

/** The Pin is published. */
export const Published: BuilderStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await becomesVisible(await canvas.findByText('Your Pin is published.'));
    await expect(args.onPublished).toHaveBeenCalledWith('912');
  },
};

const failSaving = (code: string) =>
  createTestPorts({
    saveDraft: async () => {
      throw new BuilderError('', { code });
    },
  });

/** There is no connection: the draft is on the device. */
export const Offline: BuilderStory = {
  args: { ports: failSaving('offline') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await becomesVisible(await canvas.findByText('Offline – kept on this device', {}, { timeout: 5000 }));
  },
};

/** Another device changed the draft. */
export const ChangedElsewhere: BuilderStory = {
  args: { ports: failSaving('draft_conflict') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await canvas.findByRole('button', { name: 'Save this version' }, { timeout: 5000 });
  },
};

/** More options with the details of a product, an AI label and a date. */
export const ProductDetails: BuilderStory = {
  args: {
    initialDraft: {
      ...filled,
      mediaSourceType: 12,
      details: {
        kind: 'product',
        name: 'Ash bowl',
        brand: 'Studio Kiln',
        price: 48.5,
        currency: 'EUR',
        isInStock: true,
      },
    },
    ports: createTestPorts({ schedule: async () => undefined }),
  },
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText('Publish later');
    await userEvent.type(date, '2020-01-01T10:00');
    await becomesVisible(canvas.getByRole('group', { name: 'Product' }));
  },
  parameters: { noScreenshot: 'its hint has the time zone and its limits the date of the machine' },
};

/** More options with the details of a recipe. */
export const RecipeDetails: BuilderStory = {
  args: {
    initialDraft: {
      ...filled,
      details: {
        kind: 'recipe',
        name: 'Rice bowl',
        servings: 2,
        cookTime: 35,
        ingredients: ['200 g rice', '1 pumpkin', 'Soy sauce'],
      },
    },
  },
};

/** More options with the details of an article. */
export const ArticleDetails: BuilderStory = {
  args: {
    initialDraft: {
      ...filled,
      details: {
        kind: 'article',
        name: 'Glazes from wood ash',
        description: 'How ash becomes glass.',
        authors: ['Noor Haddad', 'Ana Lima'],
        datePublished: '2026-03-01',
      },
    },
  },
};

/** A topic that was found while the member wrote is added to the others. */
export const TopicSearch: BuilderStory = {
  args: {
    ports: createTestPorts({
      searchTopics: async () => [
        { id: '13', name: 'Pottery wheels' },
        { id: '14', name: 'Potted plants' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Topics' }), 'pot');
    await userEvent.click(await canvas.findByRole('option', { name: 'Pottery wheels' }));
    await becomesVisible(await canvas.findByRole('row', { name: 'Pottery wheels' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

const slots = ['71', '72', '73', '74'].map((uploadId, at) => ({
  image: ofUpload(uploadId),
  title: at === 0 ? 'The bowl' : '',
  link: '',
}));

/** A carousel of four slides, the first of which is selected. */
export const Carousel: BuilderStory = {
  args: { initialDraft: { ...filled, media: { kind: 'carousel', slots } } },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('textbox', { name: 'Title of slide 1' }));
  },
};

/** A story of three pages, one of which is an image with texts. */
export const StoryPages: BuilderStory = {
  args: {
    initialDraft: {
      ...filled,
      media: {
        kind: 'story',
        pages: [
          {
            background: { kind: 'image', image: ofUpload('73') },
            texts: ['Gather the ash', 'Sieve it twice.'],
          },
          { background: { kind: 'color', color: '#f0d9b5' }, texts: ['Mix it with clay'] },
          { background: { kind: 'color', color: '#1d3a4a' }, texts: [] },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('textbox', { name: 'Text 2' }));
  },
};

const videoPage = { background: { kind: 'video', uploadId: '31', coverSeconds: null }, texts: [] } as const;
const aStory = (pages: Extract<PinDraft['media'], { kind: 'story' }>['pages']): PinDraft => ({
  ...filled,
  media: {
    kind: 'story',
    pages,
    lists: {
      servings: 4,
      minutes: 35,
      ingredients: ['2 cups of ash', 'Water'],
      materials: [],
      steps: ['Sieve the ash', 'Mix it with water'],
    },
  },
});

/** A story with a video that is uploaded, and with lists. */
export const StoryVideo: BuilderStory = {
  args: {
    initialDraft: aStory([videoPage, { background: { kind: 'color', color: '#f0d9b5' }, texts: ['Mix it'] }]),
    ports: createTestPorts({
      videos: createTestVideoPorts({
        read: async () => ({ kind: 'processing', fraction: 0.4 }),
      }),
    }),
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findAllByRole('progressbar', { name: 'Processing, 40%' });
    await expect(shown.length).toBeGreaterThan(0);
  },
};

/** The preview of a story. */
export const StoryPreview: BuilderStory = {
  args: StoryPages.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await becomesVisible(await canvas.findByText('Page 2 of 3'));
  },
};

/** The editor: a crop of a turned image, moved by keyboard. */
export const Editor: BuilderStory = {
  play: async ({ canvas, userEvent }) => {
    const step = canvas.queryByRole('button', { name: 'Image' });
    if (step?.checkVisibility()) await userEvent.click(step);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit image' }));
    await userEvent.click(await canvas.findByRole('button', { name: '2 : 3' }));
    const crop = await canvas.findByRole('application', { name: 'Crop' });
    crop.focus();
    await userEvent.keyboard(
      '{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
  },
  ...onMobile,
};

const reading = {
  url: 'https://example.com/kiln',
  title: 'Kiln',
  description: '',
  details: null,
  images: [
    { url: drawing('jar', 200, 200), width: 200, height: 200, alt: null },
    { url: drawing('kitchen', 1200, 800), width: 1200, height: 800, alt: 'The kitchen with its new shelves' },
    { url: drawing('house', 300, 500), width: null, height: null, alt: 'House' },
  ],
};

/** The images of a page, the largest first, which has the focus. */
export const WebImages: BuilderStory = {
  args: {
    initialDraft: EMPTY_PIN_DRAFT,
    ports: createTestPorts({ readPage: async () => reading }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'From a web address' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Web address' }),
      'example.com/kiln{Enter}',
    );
    const largest = await canvas.findByRole('row', { name: /kitchen/ });
    await waitFor(() => expect(largest).toHaveFocus());
  },
  ...onMobile,
};

/** A page that does not allow saving. */
export const WebRefused: BuilderStory = {
  args: {
    initialDraft: EMPTY_PIN_DRAFT,
    initialUrl: 'https://example.com/kiln',
    ports: createTestPorts({
      readPage: async () => {
        throw new BuilderError('', {
          code: 'saving_refused',
          fields: { url: 'These photos are not for saving.' },
        });
      },
    }),
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText(/These photos are not for saving/));
  },
};

const aVideo = (over: Partial<Extract<PinDraft['media'], { kind: 'video' }>> = {}): PinDraft => ({
  ...filled,
  media: { kind: 'video', uploadId: '31', coverSeconds: null, captions: [], ...over },
});
const withVideos = (over: Parameters<typeof createTestVideoPorts>[0] = {}) =>
  createTestPorts({ videos: createTestVideoPorts(over) });

/** Nothing yet, where videos are taken too. */
export const EmptyWithVideos: BuilderStory = {
  args: { initialDraft: EMPTY_PIN_DRAFT, ports: withVideos() },
  ...onMobile,
};

/** A video is uploaded; it cannot be published yet. */
export const VideoUploading: BuilderStory = {
  args: {
    initialDraft: { ...filled, media: null },
    ports: withVideos({
      upload: (_, { onCreated, onProgress }) => {
        onCreated('31');
        onProgress(0.4);
        return never();
      },
    }),
    initialFiles: [aFile('firing.mov', 'video/quicktime')],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Uploading, 40%');
    await canvas.findByText('firing.mov is shown when it is processed.');
    await canvas.findByText('You can publish when the video is ready.');
  },
  ...onMobile,
};

/** A video is processed. */
export const VideoProcessing: BuilderStory = {
  args: {
    initialDraft: aVideo(),
    ports: withVideos({ read: async () => ({ kind: 'processing', fraction: 0.62 }) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Processing, 62%');
  },
};

/** A video is ready, with captions in two languages; its sound could not be read. */
export const VideoReady: BuilderStory = {
  args: {
    initialDraft: aVideo({
      captions: [
        { language: 'en', vtt: 'WEBVTT' },
        { language: 'de', vtt: 'WEBVTT' },
      ],
    }),
    ports: withVideos({
      read: async () => ({ kind: 'ready', video: anUploadedVideo({ url: VIDEO_URL, isSoundDropped: true }) }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The video is ready.');
  },
  ...onMobile,
};

/** A video was rejected. */
export const VideoRejected: BuilderStory = {
  args: {
    initialDraft: aVideo(),
    ports: withVideos({
      read: async () => ({
        kind: 'failed',
        failure: {
          message: 'HEVC is not supported here. Export the video as H.264 or VP9.',
          code: 'video_codec_unsupported',
          fields: {},
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/HEVC is not supported here/);
  },
};

/** The connection was lost during an upload, which can be continued. */
export const VideoInterrupted: BuilderStory = {
  args: {
    initialDraft: { ...filled, media: null },
    ports: withVideos({
      upload: async () => {
        throw new BuilderError('', { code: 'offline' });
      },
    }),
    initialFiles: [aFile('firing.mov', 'video/quicktime')],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/You are offline/);
    await canvas.findByText('firing.mov is shown when it is processed.');
  },
};

/** Over another page, as a dialog. */
export const Overlay: BuilderStory = { args: { layout: 'overlay' }, ...onMobile };
