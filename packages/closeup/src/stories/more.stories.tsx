import { drawing, drawnImages, getPlaceholderColor, type Motif } from '@pegboard/config/drawn-pictures';
import {
  becomesVisible,
  expect,
  fn,
  screen,
  type Stories,
  type Story,
  waitFor,
} from '@pegboard/config/story';
import { REACTION_TYPES } from '@pegboard/types';
import { anOffer, aPin, aProductPin } from '@pegboard/types/testing';

import { Closeup, CloseupActions, CommentsSection, type CloseupProps } from '../index.ts';
import { Reactions } from '../reactions/index.ts';
import { PinRow } from '../pin-row/index.ts';

const counts = [
  { reactionType: REACTION_TYPES.love, reactionCount: 1200 },
  { reactionType: REACTION_TYPES.wow, reactionCount: 1 },
];

const pins = (['jar', 'leaf', 'chair', 'rice', 'house', 'hills'] satisfies readonly Motif[]).map(
  (motif, at) =>
    aPin({
      id: `${at + 1}`,
      title: `Pin ${at + 1}`,
      images: motif === 'rice' ? null : drawnImages(motif),
      dominantColor: getPlaceholderColor(motif),
    }),
);

const shown = { images: drawnImages('bowl'), dominantColor: getPlaceholderColor('bowl') };

const meta: Stories<CloseupProps> = {
  title: 'Close-up/More',
  component: Closeup,
  args: { pin: aPin(shown), viewer: 'signed-in', profileHref: (username) => `#/${username}/` },
  parameters: { frame: 'page' },
};

export default meta;

type CloseupStory = Story<CloseupProps>;

/**
 * Reactions, of which the viewer selects another; below, rows with and without captions, images and a link to
 * the full list.
 */
export const ReactionsAndStrips: CloseupStory = {
  args: {
    more: (
      <Reactions
        counts={counts}
        viewerReaction={REACTION_TYPES.wow}
        onReact={async (type) => [
          ...counts.slice(0, 1),
          ...(type === null ? [] : [{ reactionType: type, reactionCount: 1 }]),
        ]}
        onLoginNeeded={fn()}
      />
    ),
    children: (
      <>
        <PinRow title="More from Clay" href="#/clay/" pins={pins} untitled="Pin" />
        <PinRow
          title="Similar products"
          pins={pins.toReversed()}
          untitled="Pin"
          captionOf={({ id }) => (id === '2' ? undefined : `$${id}8.00`)}
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanks' }));
    await expect(await canvas.findByRole('button', { name: 'Thanks, 1' })).toBePressed();
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** A product with offers of other merchants, in an image with tagged products. */
export const ProductsOfOthers: CloseupStory = {
  args: {
    pin: aProductPin({
      ...shown,
      aggregatedPinData: {
        isShopTheLook: true,
        pinTagsChips: [
          {
            entityId: '5',
            title: 'Linen runner',
            image: { url: drawing('leaf', 136, 136), width: 136, height: 136 },
            offerSummary: anOffer({ price: 24 }),
          },
          { entityId: '6', title: null, image: null },
        ],
      },
    }),
    offers: [
      {
        entityId: '7',
        merchant: 'Haus & Holz',
        link: '/pin/7/',
        offerSummary: anOffer({ currency: 'EUR', price: 41 }),
      },
      { entityId: '8', merchant: 'Northlight', link: '/pin/8/' },
      {
        entityId: '9',
        merchant: 'Halden Supply',
        link: '/pin/9/',
        offerSummary: anOffer({ price: 39 }),
        isSoldOut: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await becomesVisible(await canvas.findByText('Haus & Holz'));
    await becomesVisible(await canvas.findByText('Linen runner'));
  },
};

/** The menu of another member's pin. */
export const Menu: CloseupStory = {
  args: {
    actions: (
      <CloseupActions
        offered={
          new Set(['download', 'copy-link', 'embed', 'sent', 'edit', 'hide', 'report', 'block', 'said'])
        }
        onAction={fn()}
        onShare={fn()}
        onLoginNeeded={fn()}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    // The menu is a lazy chunk: until it is loaded, an inert button takes its place.
    const more = (): HTMLElement => canvas.getByRole('button', { name: 'More options' });
    await waitFor(() => expect(more()).toBeEnabled());
    await userEvent.click(more());
    await becomesVisible(await screen.findByRole('menuitem', { name: 'Hide Pin' }));
  },
};

/** A pin without comments: the code of the comments is loaded when the viewer wants to comment. */
export const NobodySaidAnything: CloseupStory = {
  args: {
    pin: aPin({ ...shown, commentCount: 0 }),
    comments: (
      <CommentsSection isAllowed>
        {(isPressed) => (isPressed ? <p>Now they are here.</p> : null)}
      </CommentsSection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a comment' })).toBeVisible();
  },
};
