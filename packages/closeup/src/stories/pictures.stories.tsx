import { drawnImages, getPlaceholderColor, type Motif } from '@pegboard/config/drawn-pictures';
import {
  expect,
  fn,
  screen,
  type Stories,
  type Story,
  type StoryPlay,
  waitFor,
  within,
} from '@pegboard/config/story';
import { aCarouselPin, aStoryPin } from '@pegboard/types/testing';
import { IconButton, PlayIcon } from '@pegboard/ui';

import { Closeup } from '../index.ts';
import { CloseupCarousel, type CloseupCarouselProps } from '../carousel/index.ts';
import { closeupPictures, ImageViewer } from '../viewer/index.ts';

const glazes = (['bowl', 'jar', 'leaf'] satisfies readonly Motif[]).map((motif, at) => ({
  id: `${at + 1}`,
  title: ['Ash', 'Celadon', 'Tenmoku'][at],
  details: 'Fired at 1280 degrees, for two days.',
  link: 'https://www.northlight.example/glazes/',
  images: drawnImages(motif),
}));

const carousel = aCarouselPin({
  images: drawnImages('bowl'),
  dominantColor: getPlaceholderColor('bowl'),
  carousel: { id: '9', slots: glazes },
});

const video = { variants: { V_720P: { url: '/jar.mp4', width: 720, height: 1280, duration: 12_000 } } };

const story = aStoryPin({
  images: drawnImages('chair', 720, 1280),
  dominantColor: getPlaceholderColor('chair'),
  storyPin: {
    id: '7',
    pages: [
      { id: '71', blocks: [{ type: 'image', images: drawnImages('chair', 720, 1280) }] },
      {
        id: '72',
        blocks: [
          { type: 'image', images: drawnImages('jar', 720, 1280) },
          { type: 'video', video },
          { type: 'paragraph', text: 'Sand each leg, then oil it.' },
        ],
      },
    ],
  },
});

const play = (
  <div style={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
    <IconButton label="Play" icon={<PlayIcon size="xl" />} variant="media" size="lg" />
  </div>
);

const meta: Stories<CloseupCarouselProps> = {
  title: 'Close-up/Pictures',
  component: CloseupCarousel,
  args: { pin: carousel, onEnlarge: fn(), videoOf: () => play },
  render: (props) => (
    <Closeup
      pin={props.pin}
      viewer="signed-in"
      profileHref={(username) => `#/${username}/`}
      video={<CloseupCarousel {...props} />}
    />
  ),
  parameters: { frame: 'page' },
};

export default meta;

type SlidesStory = Story<CloseupCarouselProps>;

/** Moves to the next slide, and waits until scrolling has ended. */
async function nextSlide({ canvas, userEvent }: StoryPlay<CloseupCarouselProps>, to: number): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Next image' }));
  const list = within(canvas.getByRole('group', { name: 'Images of this Pin' })).getByRole('list');
  await waitFor(() => expect(list.scrollLeft).toBe(to * list.clientWidth));
}

/** The first slide of a carousel. */
export const Carousel: SlidesStory = { parameters: { variants: [{ viewport: 'mobile' }] } };

/** The last slide, which has no next button. */
export const LastSlide: SlidesStory = {
  play: async (story) => {
    await nextSlide(story, 1);
    await nextSlide(story, 2);
    await expect(story.canvas.getByText('3 of 3')).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: 'Next image' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The pages of a story; the second is a video. */
export const StoryPages: SlidesStory = {
  args: { pin: story },
  play: async (story) => {
    await nextSlide(story, 1);
    await expect(story.canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

const oilPage = {
  blocks: [
    { type: 'image', images: drawnImages('chair', 720, 1280) },
    { type: 'paragraph', text: 'The oil' },
    { type: 'paragraph', text: 'Two thin coats of linseed oil, a day apart.' },
  ],
} as const;

/** The texts of a page in the middle and centered. */
export const TextInTheMiddle: SlidesStory = {
  args: {
    pin: aStoryPin({
      ...story,
      storyPin: { id: '8', pages: [{ ...oilPage, id: '81', textPlace: 'center', textAlignment: 'center' }] },
    }),
  },
  parameters: { variants: [{ viewport: 'mobile' }, { direction: 'rtl' }] },
};

/** The texts of a page at the top, at the end of the lines. */
export const TextAtTheTop: SlidesStory = {
  args: {
    pin: aStoryPin({
      ...story,
      storyPin: {
        id: '8',
        pages: [
          { ...oilPage, id: '81', textPlace: 'top', textAlignment: 'end' },
          { ...oilPage, id: '82' },
        ],
      },
    }),
  },
};

/** One of several images in the full-screen viewer. */
export const Viewer: SlidesStory = {
  render: ({ pin }) => <ImageViewer pictures={closeupPictures(pin)} start={1} onClose={fn()} />,
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** The image zoomed in by keyboard. */
export const ViewerZoomed: SlidesStory = {
  ...Viewer,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('++');
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false');
  },
  parameters: {},
};
