import { drawing, drawnImages, getPlaceholderColor, type Motif } from '@pegboard/config/drawn-pictures';
import { expect, fn, getStoryVariant, type Stories, type Story } from '@pegboard/config/story';
import type { Pin } from '@pegboard/types';
import {
  anArticlePin,
  anOffer,
  aPin,
  aPinner,
  aProduct,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';
import { Button, IconButton, PlayIcon, SendIcon } from '@pegboard/ui';

import { Closeup, type CloseupProps } from '../index.ts';

const drawn = (motif: Motif, width = 736, height = 1104): Partial<Pin> => ({
  images: drawnImages(motif, width, height),
  dominantColor: getPlaceholderColor(motif),
  nativeCreator: aPinner({ imageSmallUrl: drawing('person', 60, 60), imageMediumUrl: null }),
});

const onVisit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta: Stories<CloseupProps> = {
  title: 'Close-up',
  component: Closeup,
  args: {
    pin: aPin(drawn('bowl')),
    save: <Button variant="primary">Save</Button>,
    actions: <IconButton label="Send" icon={<SendIcon />} />,
    onClose: fn(),
    visitHandlers: () => ({ onClick: onVisit }),
    profileHref: (username) => `#/${username}/`,
  },
  render: (args, { globals }) => <Closeup {...args} viewer={getStoryVariant(globals).viewer} />,
  parameters: { frame: 'page' },
};

export default meta;

type CloseupStory = Story<CloseupProps>;

const EVERYWHERE = {
  variants: [{ viewport: 'mobile' }, { viewer: 'signed-out' }],
} as const;

/** A pin with an image, texts, a creator and a source link. */
export const Image: CloseupStory = {
  parameters: EVERYWHERE,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Visit/u }));
    await expect(onVisit).toHaveBeenCalledTimes(1);
  },
};

/** Escape closes the close-up. */
export const ClosedByEscape: CloseupStory = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
  parameters: { noScreenshot: 'It looks the same as `Image`.' },
};

/** An image that is wider than high. */
export const WideImage: CloseupStory = {
  args: { pin: aPin({ ...drawn('hills', 1200, 630), title: 'Morning above the valley' }) },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** An expanded long description. */
export const LongDescription: CloseupStory = {
  args: {
    pin: aPin({
      ...drawn('jar'),
      description:
        'Five days of firing, from bisque to the last ash glaze: how high we went, what we would do again and what not. '.repeat(
          4,
        ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: /more/iu });
    if (more) await userEvent.click(more);
  },
};

/** A pin with an image only. */
export const PictureAlone: CloseupStory = {
  args: {
    pin: aPin({
      ...drawn('leaf'),
      title: null,
      gridTitle: null,
      description: null,
      link: null,
      domain: null,
      nativeCreator: null,
      pinner: null,
      board: null,
    }),
    save: null,
    actions: null,
  },
};

/** A video in place of the image. */
export const Video: CloseupStory = {
  args: {
    pin: aVideoPin(drawn('jar', 720, 1280)),
    video: (
      <div style={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <IconButton label="Play" icon={<PlayIcon size="xl" />} variant="media" size="lg" />
      </div>
    ),
  },
};

/** A product. */
export const Product: CloseupStory = {
  args: { pin: aProductPin(drawn('bowl')) },
  parameters: EVERYWHERE,
};

/** A product on sale, with variants. */
export const ProductOnSale: CloseupStory = {
  args: {
    pin: aProductPin({
      ...drawn('chair'),
      title: 'Oak chair with a woven seat',
      richSummary: {
        typeName: 'product',
        displayName: 'Oak chair with a woven seat',
        siteName: 'Haus & Holz',
        products: [aProduct({ offerSummary: anOffer({ currency: 'EUR', price: 240, standardPrice: 320 }) })],
        aggregateRating: { ratingValue: 3.2, bestRating: 5, reviewCount: 1 },
      },
    }),
  },
};

/** A product that is out of stock. */
export const ProductOutOfStock: CloseupStory = {
  args: { pin: aProductPin({ ...drawn('jar'), isOosProduct: true }) },
};

/** A recipe with its ingredients. */
export const Recipe: CloseupStory = {
  args: { pin: aRecipePin(drawn('rice')) },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** A story with its lists of ingredients and steps. */
export const StoryLists: CloseupStory = {
  args: {
    pin: aStoryPin({
      ...drawn('rice'),
      storyPin: {
        id: '9',
        pages: [],
        lists: {
          servings: 4,
          minutes: 35,
          ingredients: ['2 cups rice', 'Salt'],
          materials: ['A pot'],
          steps: ['Boil the rice', 'Stir in the salt'],
        },
      },
    }),
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** An article. */
export const Article: CloseupStory = {
  args: { pin: anArticlePin(drawn('house')) },
  // The details are in a file of their own, which a busy machine loads after the story is rendered.
  play: async ({ canvas, args }) => {
    await canvas.findByText(args.pin.richMetadata?.article?.description ?? '');
  },
};

/** A story of several pages. */
export const IdeaPin: CloseupStory = { args: { pin: aStoryPin(drawn('chair', 720, 1280)) } };

/** An ad. */
export const Promoted: CloseupStory = {
  args: {
    pin: aPromotedPin({
      ...drawn('bowl'),
      promoter: aPinner({ fullName: 'Northlight Ceramics', isVerifiedMerchant: true, imageSmallUrl: null }),
      digitalMediaSourceType: 11,
    }),
    adInfo: <Button size="sm">Why this ad?</Button>,
    aiInfo: <Button size="sm">What is this?</Button>,
    follow: () => <Button size="sm">Follow</Button>,
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** An image of unknown size, and texts with bidirectional control characters. */
export const Hostile: CloseupStory = {
  args: {
    pin: aPin({
      ...drawn('house'),
      images: null,
      title: '\u202eevil\u202c <script>alert(1)</script>',
      description: 'x'.repeat(2000),
      link: 'javascript:alert(1)',
      dominantColor: 'red;background:url(//x)',
    }),
  },
};
