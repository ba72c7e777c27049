import { drawing, getPlaceholderColor } from '@pegboard/config/drawn-pictures';
import { expect, waitFor, type Stories, type Story } from '@pegboard/config/story';
import { useEffect, useState, type ReactNode } from 'react';
import { createClipPin } from './testing/clip-pin.ts';
import { createClip } from './testing/clip.ts';
import { createPlaybackCoordinator } from './playback-coordinator.ts';
import { VideoPreview, type VideoPreviewProps } from './video-preview.tsx';

const meta: Stories<VideoPreviewProps> = {
  title: 'Video/Preview',
  component: VideoPreview,
  args: { pin: createClipPin('/videos/moon-jar.mp4') },
};

export default meta;

type PreviewStory = Story<VideoPreviewProps>;

/** Renders three cards over their still images: two organic ones, and an ad. */
function Cards(props: VideoPreviewProps): ReactNode {
  const [url, setUrl] = useState<string>();
  const [page] = useState(() => createPlaybackCoordinator());
  useEffect(() => void createClip(0.5).then((clip) => setUrl(clip.url)), []);
  const pins =
    url === undefined
      ? [props.pin]
      : ['1', '2', '3'].map((id) => createClipPin(url, { id, isPromoted: id === '3' }));
  return (
    <div style={{ display: 'flex', gap: 16 }}>
      {pins.map((pin) => (
        <div
          key={pin.id}
          style={{ position: 'relative', background: getPlaceholderColor('jar') }}
          data-card={pin.id}
        >
          <img src={drawing('jar', 160, 120)} alt="Moon jar" width={160} height={120} />
          {url === undefined ? null : <VideoPreview {...props} pin={pin} coordinator={page} />}
        </div>
      ))}
    </div>
  );
}

const playing = (canvasElement: HTMLElement): readonly (string | undefined)[] =>
  [...canvasElement.querySelectorAll('video[data-shown]')].map(
    (video) => video.closest<HTMLElement>('[data-card]')?.dataset['card'],
  );

/** Of three visible cards, the first organic one and the ad play. */
export const Several: PreviewStory = {
  render: (props) => <Cards {...props} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(playing(canvasElement)).toEqual(['1', '3']));
  },
  parameters: { noScreenshot: 'A picture that moves is another one each time.' },
};

/** Nothing plays automatically: the still images stay. */
export const Still: PreviewStory = {
  args: { isAutoplay: false },
  render: Several.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'Moon jar' })).not.toHaveLength(0);
  },
};
