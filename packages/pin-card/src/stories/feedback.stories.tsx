import { expect, fn, type Stories, type Story } from '@pegboard/config/story';
import { aPin, aStoryPin } from '@pegboard/types/testing';

import type { PinCardProps } from '../index.ts';
import { card, drawn } from './a-card.tsx';

const meta: Stories<PinCardProps> = {
  ...card,
  title: 'Pin card/Feedback',
  args: { ...card.args, onUndo: fn(), onUnfollow: fn() },
};

export default meta;

type CardStory = Story<PinCardProps>;

const board = { kind: 'board', id: '4', name: 'Quiet kitchens' } as const;

/** It was reported. */
export const Reported: CardStory = {
  args: { feedback: { status: 'reported' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

/** It was hidden; what brought it can be unfollowed. */
export const HiddenWithUnfollow: CardStory = {
  args: { feedback: { status: 'other', category: 'followed', target: board } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow Quiet kitchens' }));
    await expect(args.onUnfollow).toHaveBeenCalledTimes(1);
  },
};

/** The board that brought it was unfollowed. */
export const Unfollowed: CardStory = {
  args: { feedback: { status: 'unfollowed', category: 'followed', target: board } },
};

/** A topic that brought it was unfollowed. */
export const TopicUnfollowed: CardStory = {
  args: {
    feedback: {
      status: 'unfollowed',
      category: 'topic',
      target: { kind: 'topic', id: '9', name: 'Ceramics' },
    },
  },
};

/** Hidden, for each of the reasons that it was shown for. */
export const Hidden: CardStory = { args: { feedback: { status: 'other', category: 'default' } } };

/** An ad was hidden. */
export const AdHidden: CardStory = { args: { feedback: { status: 'other', category: 'promoted' } } };

/** A pin of a topic was hidden. */
export const TopicHidden: CardStory = {
  args: {
    feedback: { status: 'other', category: 'topic', target: { kind: 'topic', id: '9', name: 'Ceramics' } },
  },
};

/** A pin that was recommended for a board was hidden. */
export const RecommendedHidden: CardStory = { args: { feedback: { status: 'other', category: 'pfyBoard' } } };

/** A related pin was hidden. */
export const RelatedHidden: CardStory = { args: { feedback: { status: 'other', category: 'related' } } };

/** On a low card. */
export const OnWidePicture: CardStory = {
  args: {
    pin: aPin(drawn('hills', 1200, 400)),
    feedback: { status: 'other', category: 'followed', target: board },
  },
};

/** Its creator deleted the story. */
export const DeletedStory: CardStory = {
  args: { pin: aStoryPin({ ...drawn('chair', 720, 1280), storyPin: { id: '1', isDeleted: true } }) },
};

/** An idea pin that cannot be shown any more. */
export const Unavailable: CardStory = {
  args: { pin: aStoryPin({ images: null, storyPin: null, dominantColor: null }) },
};

/** The same, as high as a tile. */
export const UnavailableTile: CardStory = { args: { ...Unavailable.args, noticeSize: 'tile' } };
