import { drawing, type Motif } from '@pegboard/config/drawn-pictures';
import { expect, fn, waitFor, type Stories, type Story } from '@pegboard/config/story';

import { useState } from 'react';

import { SMALL_CARD_BREAKPOINTS } from './card-sizes.ts';
import { PinGrid, type PinGridProps } from './pin-grid.tsx';

type Piece = {
  readonly id: string;
  readonly title: string;
  readonly motif: Motif;
  readonly width: number;
  readonly height: number;
};

const MOTIFS: readonly Motif[] = ['bowl', 'kitchen', 'jar', 'hills', 'chair', 'leaf', 'rice', 'house'];
const TITLES = [
  'Ash glaze',
  'Open shelves',
  'Moon jar',
  'Morning',
  'Oak chair',
  'Fern',
  'Jollof',
  'Thick walls',
];
const RATIOS = [1.5, 0.66, 1.2, 0.8, 1.78, 1, 1.33];
const TEXT_PX = 28;

/** The wait for code that is loaded on demand, also on a busy machine. */
const PATIENCE = { timeout: 10_000 };

/** Returns a fixed list of images of various shapes. */
const pieces = (count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `piece-${at}`,
    title: `${TITLES[at % TITLES.length] ?? ''} ${at + 1}`,
    motif: MOTIFS[(at * 3) % MOTIFS.length] ?? 'bowl',
    width: 236,
    height: Math.round(236 * (RATIOS[at % RATIOS.length] ?? 1)),
  }));

const meta: Stories<PinGridProps<Piece>> = {
  title: 'Pin grid',
  component: PinGrid<Piece>,
  args: {
    items: pieces(14),
    getKey: ({ id }) => id,
    getSize: ({ width, height }) => ({ aspect: height / width, extra: TEXT_PX }),
    getColor: ({ id }) => (id.endsWith('1') ? '#30403f' : '#d9cdbd'),
    renderItem: ({ id, title, motif, width, height }) => (
      <a href={`#${id}`} style={{ display: 'block', fontSize: 14, textDecoration: 'none' }}>
        <img
          src={drawing(motif, width, height)}
          alt=""
          width={width}
          height={height}
          style={{ display: 'block', inlineSize: '100%', borderRadius: 16 }}
        />
        {title}
      </a>
    ),
    status: 'end',
    onLoadMore: fn(),
    label: 'Ideas',
  },
  parameters: { frame: 'page' },
};

export default meta;

type GridStory = Story<PinGridProps<Piece>>;

/** A complete list. */
export const End: GridStory = { parameters: { variants: [{ viewport: 'mobile' }] } };

/** The next page is loading, with placeholder tiles. */
export const Loading: GridStory = {
  args: { items: pieces(4), status: 'loading' },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** The next page failed and can be retried. */
export const Failed: GridStory = {
  args: { items: pieces(6), status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    // The button is loaded when the end of the grid is in view.
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, PATIENCE));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

/** The next page is requested near the end. */
export const AsksForMore: GridStory = {
  args: { items: pieces(6), status: 'idle' },
  parameters: { noScreenshot: 'It looks the same as `End`.' },
  play: async ({ args }) => {
    // It is requested by an effect, which WebKit runs after the story has been rendered.
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1), PATIENCE);
  },
};

/** The first page is loading. */
export const FirstLoading: GridStory = { args: { items: [], status: 'loading' } };

/** The first page failed. */
export const FirstFailed: GridStory = { args: { items: [], status: 'failed' } };

/** Small cards, three columns on a phone. */
export const SmallCards: GridStory = {
  args: { breakpoints: SMALL_CARD_BREAKPOINTS },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** An empty list. */
export const Empty: GridStory = { args: { items: [] } };

/** Fewer cards than columns. */
export const Few: GridStory = { args: { items: pieces(2) } };

/** A long list, of which only the cards near the viewport are rendered. */
export const Many: GridStory = {
  args: { items: pieces(10_000), status: 'idle' },
  parameters: { noScreenshot: 'It looks the same as `End`.' },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').length;
    await expect(shown).toBeGreaterThan(10);
    await expect(shown).toBeLessThan(100);
  },
};

/** A module that spans two columns, at the position that leaves the least empty space above it. */
export const WithModule: GridStory = {
  args: {
    items: pieces(9).map((piece, at) =>
      at === 4 ? { ...piece, title: 'Boards for you', height: 118 } : piece,
    ),
    getSize: ({ title, width, height }) => ({
      aspect: height / width,
      extra: TEXT_PX,
      span: title === 'Boards for you' ? 2 : 1,
    }),
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** A removed card: the cards below it moved up. */
export const OneTakenOut: GridStory = {
  render: (props) => <Shrinking {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the first' }));
    await waitFor(() => expect(canvas.queryByText('Ash glaze 1')).toBeNull(), PATIENCE);
  },
};

function Shrinking(props: PinGridProps<Piece>) {
  const [items, setItems] = useState(props.items);
  return (
    <>
      <button type="button" onClick={() => setItems(items.slice(1))}>
        Hide the first
      </button>
      <PinGrid {...props} items={items} />
    </>
  );
}

/** The arrow keys move by position: down from the first card, then along the row. */
export const ByArrowKeys: GridStory = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).not.toHaveFocus(), PATIENCE);
    await expect(document.activeElement?.tagName).toBe('A');
  },
};
