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
export const Report: DialogStory = { parameters: { variants: [{ viewport: 'mobile' }] } };

/** Submitted without a reason. */
export const ReportWithoutReason: DialogStory = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByText('Choose a reason.'));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};

/** The report is being sent. */
export const ReportSending: DialogStory = {
  args: { onReport: () => new Promise(() => undefined) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(screen.getByRole('radio', { name: /^Spam/u })).toBeDisabled();
  },
};

/** The server rejected the report. */
export const ReportRefused: DialogStory = {
  args: { onReport: async () => ({ ok: false, message: 'You reported much today. Try again tomorrow.' }) },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByText(/^You reported much/u));
  },
};

/** The report was sent. */
export const Reported: DialogStory = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByRole('dialog', { name: 'Reported' }));
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'spam', detail: '' });
  },
};

/** A report of a profile whose comment is too long. */
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

/** The report was sent; further actions are below the confirmation. */
export const ReportedWithMore: DialogStory = {
  args: { kind: 'comment', afterwards: <Button>Block Jonas Weber</Button> },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Spam/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await becomesVisible(await screen.findByRole('button', { name: 'Block Jonas Weber' }));
  },
};

/** The confirmation of a block. */
export const Block: DialogStory = {
  render: ({ onClose }) => <BlockDialog name="Jonas Weber" onBlock={fn()} onClose={onClose} />,
  parameters: { variants: [{ viewport: 'mobile' }] },
};

/** A name that does not fit, with bidirectional control characters. */
export const BlockHostileName: DialogStory = {
  render: ({ onClose }) => (
    <BlockDialog name={`\u202e${'Weberundsöhne'.repeat(9)}`} onBlock={fn()} onClose={onClose} />
  ),
};
