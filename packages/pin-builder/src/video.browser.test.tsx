import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import {
  BuilderError,
  PinBuilder,
  type PinBuilderPorts,
  type PinBuilderProps,
  type VideoPorts,
  type VideoStatus,
} from './index.ts';
import { aVideoFile, VIDEO_URL } from './testing/a-video-file.ts';
import { anUploadedVideo, createTestPorts, createTestVideoPorts } from './testing/test-ports.ts';

beforeEach(() => page.viewport(1200, 1400));

const onBoard: PinDraft = { ...EMPTY_PIN_DRAFT, boardId: '5' };
const withVideo: PinDraft = {
  ...onBoard,
  media: { kind: 'video', uploadId: '31', coverSeconds: null, captions: [] },
};
const isReady: VideoStatus = {
  kind: 'ready',
  video: anUploadedVideo({ url: VIDEO_URL, durationSeconds: 5 }),
};

const builder = (videos: Partial<VideoPorts>, over: Partial<PinBuilderProps> = {}) => (
  <PinBuilder
    ports={createTestPorts({ videos: createTestVideoPorts({ read: async () => isReady, ...videos }) })}
    layout="page"
    initialDraft={onBoard}
    renderBoardPicker={() => null}
    onPublished={() => undefined}
    {...over}
  />
);

async function chooseFile(container: HTMLElement, file: File): Promise<void> {
  const input = container.querySelector<HTMLElement>('input[type="file"]');
  await userEvent.upload(page.elementLocator(input ?? container), file);
}

test('[CR-07] a video is chosen, uploaded, processed, and published when it is ready', async () => {
  const publish = vi.fn<PinBuilderPorts['publish']>(async () => ({ pinId: '912' }));
  const { promise: received, resolve: receive } = Promise.withResolvers<undefined>();
  const upload: VideoPorts['upload'] = (_, { onCreated, onProgress }) => {
    onCreated('31');
    onProgress(0.25);
    return received;
  };
  const statuses: VideoStatus[] = [{ kind: 'processing', fraction: 0.5 }];
  const read: VideoPorts['read'] = async () => statuses.shift() ?? isReady;
  const videos = createTestVideoPorts({ upload, read });
  const { container, getByRole, getByText } = await render(
    builder({}, { ports: createTestPorts({ publish, videos }) }),
  );
  await chooseFile(container, await aVideoFile());
  await expect.element(getByText('Uploading, 25%')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expect
    .element(getByRole('button', { name: 'Publish' }))
    .toHaveAccessibleDescription('You can publish when the video is ready.');
  await expectAccessible(container);
  receive(undefined);
  await expect.element(getByText('Processing, 50%')).toBeVisible();
  await expect.element(getByText('The video is ready.')).toBeVisible();
  await expectAccessible(container);
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => publish.mock.calls).toEqual([[withVideo]]);
});

test('[CR-07] the cover is a frame that is found and chosen by keyboard', async () => {
  const setCover = vi.fn<VideoPorts['setCover']>(async () => undefined);
  const { container, getByRole, getByText } = await render(
    builder({ setCover }, { initialDraft: withVideo }),
  );
  const slider = getByRole('slider', { name: 'Frame of the cover' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:05');
  slider.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:05 of 0:05');
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowLeft}');
  const time = container.querySelector('video')?.currentTime ?? 0;
  expect(time).toBeGreaterThan(3);
  expect(time).toBeLessThan(4.5);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => setCover.mock.calls).toEqual([['31', Number(time.toFixed(1))]]);
  await expect.element(getByText(/^The cover is the frame at 0:0[34]\.$/)).toBeVisible();
  await expect.element(getByText('The video is ready.')).toBeVisible();
});

test('[CR-07] captions are added for a language, refused with the reason, and removed', async () => {
  const saveDraft = vi.fn<PinBuilderPorts['saveDraft']>(async () => undefined);
  const checkCaptions: VideoPorts['checkCaptions'] = async (text) => {
    if (!text.includes('-->'))
      throw new BuilderError('These captions cannot be read.', { code: 'captions_invalid' });
    return `WEBVTT\n\n${text}`;
  };
  const videos = createTestVideoPorts({ read: async () => isReady, checkCaptions });
  const { container, getByRole, getByText } = await render(
    builder({}, { ports: createTestPorts({ saveDraft, videos }), initialDraft: withVideo, locale: 'en-US' }),
  );
  const language = getByRole('combobox', { name: 'Language of the captions' });
  await expect.element(language).toHaveValue('en');
  const input = container.querySelector<HTMLElement>('input[accept^=".vtt"]') ?? container;
  const choose = (text: string) =>
    userEvent.upload(page.elementLocator(input), new File([text], 'captions.srt'));
  await choose('Tea');
  await expect
    .element(getByText('The captions were not added. These captions cannot be read.'))
    .toBeVisible();
  await choose('00:01 --> 00:02');
  await expect.element(getByRole('button', { name: 'Remove captions in English' })).toBeVisible();
  await language.selectOptions('German');
  await choose('00:03 --> 00:04');
  await getByRole('button', { name: 'Remove captions in English' }).click();
  await expectAccessible(container);
  await expect
    .poll(() => saveDraft.mock.lastCall?.[0].media)
    .toEqual({ ...withVideo.media, captions: [{ language: 'de', vtt: 'WEBVTT\n\n00:03 --> 00:04' }] });
});

test('[CR-07] a continued upload whose file is not on the device asks for the file', async () => {
  const resume: VideoPorts['resume'] = async () => {
    throw new BuilderError('', { code: 'file_missing' });
  };
  const read: VideoPorts['read'] = async () => ({ kind: 'uploading' });
  const { getByRole, getByText } = await render(builder({ resume, read }, { initialDraft: withVideo }));
  await expect
    .element(getByText('The file of this video is not on this device. Choose it again.'))
    .toBeVisible();
  await expect.element(getByRole('button', { name: 'Replace video' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('[CR-07] a rejected video says why; it is removed for another', async () => {
  const failure = { message: 'HEVC is not supported here.', code: 'video_codec_unsupported', fields: {} };
  const read: VideoPorts['read'] = async () => ({ kind: 'failed', failure });
  const { getByRole, getByText } = await render(builder({ read }, { initialDraft: withVideo }));
  await expect.element(getByText('The video cannot be used. HEVC is not supported here.')).toBeVisible();
  await getByRole('button', { name: 'Remove video' }).click();
  await expect.element(getByText('Or one video', { exact: false })).toBeVisible();
});
