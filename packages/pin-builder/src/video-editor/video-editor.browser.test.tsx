import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VIDEO_URL } from '../testing/a-video-file.ts';
import { BuilderError, VideoEditor, type VideoEditorProps } from './index.ts';

const props = (over: Partial<VideoEditorProps> = {}): VideoEditorProps => ({
  url: VIDEO_URL,
  label: 'Throwing a bowl',
  coverSeconds: 2,
  captionLanguages: ['en'],
  onChangeCover: vi.fn(async () => undefined),
  onAddCaptions: vi.fn(async () => undefined),
  onRemoveCaptions: vi.fn(async () => undefined),
  locale: 'en',
  ...over,
});

test('[CR-15] the slider moves through the video, and its frame becomes the cover', async () => {
  const given = props();
  const screen = await render(<VideoEditor {...given} />);
  const slider = screen.getByRole('slider', { name: 'Frame of the cover' });
  await expect.element(slider).toBeVisible();
  await slider.fill('3.5');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:05');
  await screen.getByRole('button', { name: 'Use this frame' }).click();
  expect(given.onChangeCover).toHaveBeenCalledExactlyOnceWith(3.5);
});

test('[CR-15] captions are added in the language that is chosen, and removed', async () => {
  const given = props();
  const screen = await render(<VideoEditor {...given} />);
  await screen.getByLabelText('Language of the captions').selectOptions('German');
  const input = screen.container.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['WEBVTT'], 'tea.vtt', { type: 'text/vtt' }));
  await vi.waitFor(() => expect(given.onAddCaptions).toHaveBeenCalledExactlyOnceWith('de', 'WEBVTT'), 10_000);
  await screen.getByRole('button', { name: 'Remove captions in English' }).click();
  expect(given.onRemoveCaptions).toHaveBeenCalledExactlyOnceWith('en');
});

test('[CR-15] a refused cover and refused captions are explained next to their field', async () => {
  const refuse = async (): Promise<void> => {
    throw new BuilderError('Choose another one.', { code: 'captions_invalid' });
  };
  const screen = await render(<VideoEditor {...props({ onAddCaptions: refuse, onChangeCover: refuse })} />);
  await screen.getByRole('button', { name: 'Use this frame' }).click();
  await expect.element(screen.getByText('The cover was not changed. Choose another one.')).toBeVisible();
  const input = screen.container.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['no captions'], 'tea.txt', { type: 'text/plain' }));
  await expect.element(screen.getByText('The captions were not added. Choose another one.')).toBeVisible();
});
