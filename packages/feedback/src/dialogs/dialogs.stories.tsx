import { becomesVisible, expect, fn, screen, type Stories, type Story } from '@pegboard/config/story';
import { Button } from '@pegboard/ui';

import { BlockDialog, ReportDialog, type ReportDialogProps } from './index.ts';

const meta: Stories<ReportDialogProps> = {
  title: 'Feedback/Dialogs',
  component: ReportDialog,
  args: { kind: 'pin', onReport: fn(async () => ({ ok: true }) as const), onClose: fn() },
};

export default meta;

type DialogStory = Story<ReportDialogProps>;

/** The reasons of a report. */
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

/** A profile is reported with more words than are read. */
export const ReportTooLong: DialogStory = {
  args: { kind: 'user' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Something else/u }));
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('It is sold as if it were ours. '.repeat(20));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByText('Use 500 characters or fewer.'));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** It was sent; what else can be done is below the thanks. */
export const ReportedWithMore: DialogStory = {
  args: { kind: 'comment', afterwards: <Button>Block Jonas Weber</Button> },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByRole('button', { name: 'Block Jonas Weber' }));
  },
};

/** Is a person to be blocked? */
export const Block: DialogStory = {
  render: ({ onClose }) => <BlockDialog name="Jonas Weber" onBlock={fn()} onClose={onClose} />,
  parameters: { looks: [{ viewport: 'mobile' }] },
};

/** A name that would not fit, with words that would turn the direction of text. */
export const BlockHostileName: DialogStory = {
  render: ({ onClose }) => (
    <BlockDialog name={`\u202e${'Weberundsöhne'.repeat(9)}`} onBlock={fn()} onClose={onClose} />
  ),
};
