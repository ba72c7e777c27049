import { becomesVisible, expect, fn, screen, type Stories, type Story } from '@pegboard/config/story';

import { BlockDialog, ReportDialog, type ReportDialogProps } from './index.ts';

const meta: Stories<ReportDialogProps> = {
  title: 'Feedback/Dialogs',
  component: ReportDialog,
  args: { kind: 'pin', onReport: fn(async () => ({ ok: true }) as const), onClose: fn() },
};

export default meta;

type DialogStory = Story<ReportDialogProps>;

/** Why is it reported? */
export const Report: DialogStory = { parameters: { looks: [{ viewport: 'mobile' }] } };

/** No reason was chosen. */
export const ReportWithoutReason: DialogStory = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByText('Choose a reason.'));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** It is on its way. */
export const ReportSending: DialogStory = {
  args: { onReport: () => new Promise(() => undefined) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(screen.getByRole('radio', { name: /^Spam/u })).toBeDisabled();
  },
};

/** The site refused it. */
export const ReportRefused: DialogStory = {
  args: { onReport: async () => ({ ok: false, message: 'You reported much today. Try again tomorrow.' }) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByText(/^You reported much/u));
  },
};

/** It was sent. */
export const Reported: DialogStory = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByRole('dialog', { name: 'Reported' }));
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'spam', detail: '' });
  },
};

/** Is a person to be blocked? */
export const Block: DialogStory = {
  render: ({ onClose }) => <BlockDialog name="Jonas Weber" onBlock={fn()} onClose={onClose} />,
  parameters: { looks: [{ viewport: 'mobile' }] },
};
