import { useMemo, type ReactNode } from 'react';
import type { FeedModule } from '../../features/pin-feed/feed-module.ts';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { YourBoardsDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import type { FeedView } from '../../data/use-feed.ts';
import { YourBoards } from './your-boards.tsx';

/** Minimum number of boards for the module; with fewer, only pins are shown. */
const BOARDS_MIN = 2;
/** Number of pins before the module, which are in the first viewport. */
const AFTER_PINS = 8;
/**
 * Sizes in `your-boards.module.css`, in CSS pixels: padding, heading, gaps between tiles, and a tile's texts.
 */
const FRAME_PX = 2 * 16 + 28 + 12;
const GAP_PX = 12;
const TEXT_PX = 8 + 24 + 20;
/** Number of tiles side by side, whose images have the aspect ratio 3:2. */
const ACROSS = 2;
const COVER_ASPECT = 2 / 3;

/** Renders a member's feed, with the boards that they last saved to among the pins. */
export function MemberFeed(props: { readonly feed: FeedView; readonly empty: ReactNode }): ReactNode {
  return <PinFeed {...props} surface="AuthHomefeed" module={useYourBoards()} />;
}

/** Returns the module of boards, two columns wide (PG-09); undefined with too few boards. */
function useYourBoards(): FeedModule | undefined {
  const edges = useQuery(YourBoardsDocument, {})?.viewer?.boards.edges;
  return useMemo(() => {
    if (!edges || edges.length < BOARDS_MIN) return undefined;
    const boards = edges.map(({ node }) => node);
    return {
      key: 'your-boards',
      after: AFTER_PINS,
      size: { ...heightOf(Math.ceil(boards.length / ACROSS)), span: 2 },
      node: <YourBoards boards={boards} />,
    };
  }, [edges]);
}

/**
 * Returns the height of rows of tiles: each image is half as wide as the module without its padding and gap.
 */
function heightOf(rows: number): { readonly aspect: number; readonly extra: number } {
  const narrower = (2 * 16 + GAP_PX) / ACROSS;
  return {
    aspect: (rows * COVER_ASPECT) / ACROSS,
    extra: FRAME_PX + rows * (TEXT_PX - narrower * COVER_ASPECT) + (rows - 1) * GAP_PX,
  };
}
