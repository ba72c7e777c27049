import { expect, fn, screen, type Stories, type Story } from '@pegboard/config/story';

import { LinkWarningDialog, type LinkWarningDialogProps } from './link-warning-dialog.tsx';

const meta: Stories<LinkWarningDialogProps> = {
  title: 'Outbound/Heads up',
  component: LinkWarningDialog,
  args: { guidelinesHref: '#guidelines', onClose: fn() },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

export default meta;

/** The warning in place of a harmful link. */
export const Blocked: Story<LinkWarningDialogProps> = {
  args: {
    warning: { status: 'blocked', message: 'We blocked this link because it may lead to spam.' },
  },
  play: async ({ args, userEvent }) => {
    const [confirm] = screen.getAllByRole('button').toReversed();
    await userEvent.click(confirm ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A long message in a right-to-left script. */
export const LongMessage: Story<LinkWarningDialogProps> = {
  args: {
    warning: {
      status: 'blocked',
      message: 'حظرنا هذا الرابط لأنه قد يقود إلى ما يضر بك أو بجهازك. '.repeat(6),
    },
  },
};
