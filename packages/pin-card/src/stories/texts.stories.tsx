import { becomesVisible, expect, type Stories, type Story } from '@pegboard/config/story';
import { aPin, aPinner, aProductPin, aVideoPin } from '@pegboard/types/testing';
import { drawnImages } from '@pegboard/config/drawn-pictures';

import type { PinCardProps } from '../index.ts';
import { card, cupPin, drawn, glazesPin, mira } from './a-card.tsx';

const meta: Stories<PinCardProps> = { ...card, title: 'Pin card/Texts and badges' };

export default meta;

type CardStory = Story<PinCardProps>;

const LONG =
  'A whole week at the kiln: what we fired, what cracked, and the one glaze that we will never use again';

/** A title truncated at the end of two lines. */
export const LongTitle: CardStory = {
  args: { pin: aPin({ ...drawn('jar'), title: LONG, gridTitle: LONG }) },
};

/** A title and a price in another language. */
export const AnotherLanguage: CardStory = {
  args: {
    pin: aProductPin({ ...drawn('chair'), gridTitle: 'כיסא עץ אלון עם מושב קלוע', title: null }),
    locale: 'he-IL',
  },
};

/** Reactions of several types. */
export const Reactions: CardStory = {
  args: {
    pin: aVideoPin({
      ...drawn('jar', 720, 1280),
      reactionCounts: [
        { reactionType: 1, reactionCount: 4 },
        { reactionType: 5, reactionCount: 1209 },
        { reactionType: 13, reactionCount: 12 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByRole('img', { name: /reactions/u }));
  },
};

/** An AI-modified image. */
export const AiModified: CardStory = {
  args: { pin: aPin({ ...drawn('hills'), digitalMediaSourceType: 11 }) },
};

/** A pinner with the board, if there is no creator. */
export const PinnerWithBoard: CardStory = {
  args: { pin: aPin({ ...drawn('leaf'), nativeCreator: null }) },
};

/** The same pin on the board itself, whose name is not repeated. */
export const PinnerOnBoard: CardStory = { args: { ...PinnerWithBoard.args, surface: 'BoardFeed' } };

/** A verified merchant with the badge. */
export const VerifiedMerchant: CardStory = {
  args: {
    pin: aPin({
      ...drawn('bowl'),
      nativeCreator: aPinner({
        fullName: 'Northlight Ceramics',
        isVerifiedMerchant: true,
        imageSmallUrl: null,
      }),
    }),
  },
};

/** The second slide of a carousel, with its title and dots. */
export const SecondSlide: CardStory = {
  args: { pin: glazesPin },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' });
    await userEvent.tab();
    await userEvent.click(next);
    await expect(await canvas.findByText('Slide 2 of 3')).toBeInTheDocument();
  },
};

/** A card with every feature. */
export const Everything: CardStory = {
  args: {
    pin: aProductPin({
      ...drawn('bowl'),
      gridTitle: LONG,
      digitalMediaSourceType: 11,
      reactionCounts: [{ reactionType: 5, reactionCount: 87 }],
    }),
    sharedBy: mira,
    savedTo: { boardName: 'Quiet kitchens' },
  },
};

/** Endless names, names with bidirectional control characters, and invalid links. */
export const HostileWords: CardStory = {
  args: {
    pin: aPin({
      ...drawn('house'),
      title: '\u202eevil\u202c <script>alert(1)</script>',
      gridTitle: '\u202eevil\u202c <script>alert(1)</script>',
      link: 'javascript:alert(1)',
      dominantColor: 'red;background:url(//x)',
      nativeCreator: aPinner({ fullName: 'X'.repeat(10_000), imageSmallUrl: 'javascript:alert(1)' }),
    }),
  },
};

/** An image of unknown size, which is square. */
export const PictureWithoutSize: CardStory = {
  args: {
    pin: aPin({
      ...cupPin,
      images: { '236x': { url: drawnImages('bowl')['236x']?.url ?? '', width: 0, height: 0 } },
    }),
  },
};

/** A pin without an image. */
export const WithoutPicture: CardStory = { args: { pin: aPin({ ...cupPin, images: null }) } };

/** An image without its texts, as in a grid of small cards. */
export const PictureOnly: CardStory = { args: { isPictureOnly: true } };

/** A pin with only an id. */
export const NumberAlone: CardStory = { args: { pin: { id: '7', entityId: '7' } } };
