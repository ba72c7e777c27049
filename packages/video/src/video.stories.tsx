import { aVideoPin } from '@pegboard/types/testing';
import { Video, type VideoProps } from './video.tsx';

/** A state of the component that is worth a look. */
type Story = { readonly args: VideoProps };

const meta: { readonly title: string; readonly component: typeof Video } = {
  title: 'Video',
  component: Video,
};

export default meta;

const variant = (width: number, height: number, duration: number) => ({
  variants: { V_720P: { url: '/videos/moon-jar.mp4', width, height, duration } },
});
const still = { images: null, dominantColor: '#8a8172', title: 'Throwing a moon jar' };

/** The poster of an upright video. */
export const Poster: Story = {
  args: { pin: aVideoPin({ ...still, video: variant(720, 1280, 18_000) }) },
};

/** A video whose size and length are not known, of a pin without a title or a picture. */
export const Unknown: Story = {
  args: { pin: aVideoPin({ title: null, images: null, dominantColor: null, video: variant(0, 0, 0) }) },
};

/** A video that is a line: it is cropped. */
export const Line: Story = { args: { pin: aVideoPin({ ...still, video: variant(10_000, 1, 3_600_000) }) } };
