import { expect, fn, type Stories, type Story } from '@pegboard/config/story';

import { FollowButton, type FollowButtonProps } from './follow-button.tsx';

const meta: Stories<FollowButtonProps> = {
  title: 'Feedback/Follow button',
  component: FollowButton,
  args: { name: 'Mira Okafor', isFollowed: false, onToggle: fn() },
};

export default meta;

/** Not followed; a press follows. */
export const Follow: Story<FollowButtonProps> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Mira Okafor' }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

/** Followed. */
export const Following: Story<FollowButtonProps> = { args: { isFollowed: true, size: 'sm' } };
