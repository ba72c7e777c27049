import { expect, fn, type Stories, type Story } from '@pegboard/config/story';
import { aPin, aStoryPin } from '@pegboard/types/testing';

import type { CardFeedback, PinCardProps } from '../index.ts';
import { card, drawn } from './a-card.tsx';

const meta: Stories<PinCardProps> = {
  ...card,
  title: 'Pin card/Feedback',
  args: { ...card.args, onUndo: fn(), onUnfollow: fn() },
};

export default meta;

type CardStory = Story<PinCardProps>;

const hidden: CardFeedback = {
  status: 'other',
  title: 'Pin hidden',
  text: "Got it! We'll try to show you more relevant Pins in the future.",
};
const unfollowable: CardFeedback = { ...hidden, unfollow: 'Unfollow Quiet kitchens' };

/** A reported pin. */
export const Reported: CardStory = {
  args: {
    feedback: {
      status: 'reported',
      title: 'Reported',
      text: 'Thanks! Your feedback helps us keep the community safe.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

/** A hidden pin. */
export const Hidden: CardStory = { args: { feedback: hidden } };

/** A hidden pin whose source can be unfollowed. */
export const HiddenWithUnfollow: CardStory = {
  args: { feedback: unfollowable },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow Quiet kitchens' }));
    await expect(args.onUnfollow).toHaveBeenCalledTimes(1);
  },
};

/** The source was unfollowed. */
export const Unfollowed: CardStory = {
  args: {
    feedback: {
      status: 'unfollowed',
      title: 'Pin hidden',
      text: "You unfollowed the board Quiet kitchens and won't see Pins saved to it anymore.",
    },
  },
};

/** On a low card, Undo is not truncated. */
export const OnWidePicture: CardStory = {
  args: { pin: aPin(drawn('hills', 1200, 400)), feedback: unfollowable },
};

/** A story that its creator deleted. */
export const DeletedStory: CardStory = {
  args: { pin: aStoryPin({ ...drawn('chair', 720, 1280), storyPin: { id: '1', isDeleted: true } }) },
};

/** An idea pin that is no longer available. */
export const Unavailable: CardStory = {
  args: { pin: aStoryPin({ images: null, storyPin: null, dominantColor: null }) },
};

/** The same notice, as high as a tile. */
export const UnavailableTile: CardStory = { args: { ...Unavailable.args, noticeSize: 'tile' } };
