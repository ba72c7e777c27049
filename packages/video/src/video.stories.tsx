import { drawnImages, getPlaceholderColor } from '@pegboard/config/drawn-pictures';
import { becomesVisible, expect, fn, waitFor, type Stories, type Story } from '@pegboard/config/story';
import { aVideoPin } from '@pegboard/types/testing';
import { useEffect, useState } from 'react';
import { createClip } from './testing/clip.ts';
import { createClipPin } from './testing/clip-pin.ts';
import { createPlaybackCoordinator } from './playback-coordinator.ts';
import { Video, type VideoProps } from './video.tsx';

const meta: Stories<VideoProps> = {
  title: 'Video',
  component: Video,
  args: { onPlayingChange: fn() },
  parameters: { frame: 'card' },
};

export default meta;

type VideoStory = Story<VideoProps>;

const variant = (width: number, height: number, duration: number, url = '/videos/moon-jar.mp4') => ({
  variants: { V_720P: { url, width, height, duration } },
});
const still = {
  images: drawnImages('jar', 720, 1280),
  dominantColor: getPlaceholderColor('jar'),
  title: 'Throwing a moon jar',
};

/** The poster of an upright video. */
export const Poster: VideoStory = {
  args: { pin: aVideoPin({ ...still, video: variant(720, 1280, 18_000) }) },
};

/** The focused play button. */
export const Focused: VideoStory = {
  ...Poster,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play Throwing a moon jar' })).toHaveFocus();
  },
};

/** A wide video on a phone. */
export const Wide: VideoStory = {
  args: {
    pin: aVideoPin({
      ...still,
      images: drawnImages('hills', 1280, 720),
      video: variant(1280, 720, 3_725_000),
    }),
  },
  parameters: { frame: 'phone' },
};

/** A video of unknown size and length, of a pin without title and image. */
export const Unknown: VideoStory = {
  args: { pin: aVideoPin({ title: null, images: null, dominantColor: null, video: variant(0, 0, 0) }) },
};

/** A video with an extreme aspect ratio, which is cropped. */
export const Line: VideoStory = {
  args: { pin: aVideoPin({ ...still, images: null, video: variant(10_000, 1, 3_600_000) }) },
};

/** A failed video with its error and a retry button. */
export const Failed: VideoStory = {
  args: { pin: aVideoPin({ ...still, video: variant(720, 1280, 18_000, 'data:video/mp4;base64,AAAA') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Throwing a moon jar' }));
    await becomesVisible(await canvas.findByRole('button', { name: 'Try again' }));
  },
};

/** Renders a video that never receives data. */
function EndlessVideo(props: VideoProps) {
  const [url] = useState(() => URL.createObjectURL(new MediaSource()));
  return <Video {...props} pin={{ ...props.pin, video: variant(720, 1280, 18_000, url) }} />;
}

/** A loading video, which can be canceled. */
export const Loading: VideoStory = {
  args: Poster.args,
  render: (props) => <EndlessVideo {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Throwing a moon jar' }));
    await becomesVisible(await canvas.findByRole('button', { name: 'Pause' }));
    await becomesVisible(await canvas.findByRole('status', { name: 'Loading video' }));
  },
};

/** Renders a clip that the browser records. */
function RecordedVideo(props: VideoProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => void createClip(0.5).then((clip) => setUrl(clip.url)), []);
  return url === undefined ? null : (
    <Video {...props} pin={createClipPin(url)} coordinator={createPlaybackCoordinator()} />
  );
}

/** A paused video with its controls below the image. */
export const Paused: VideoStory = {
  args: Poster.args,
  render: (props) => <RecordedVideo {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Moon jar' }));
    await waitFor(() => expect(args.onPlayingChange).toHaveBeenCalledWith(true));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pause|Play again)$/u }));
  },
  parameters: { frame: 'phone', noScreenshot: 'A picture that moves is another one each time.' },
};
