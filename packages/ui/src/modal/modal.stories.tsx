import { expect, fn, screen, type Stories, type Story } from '@pegboard/config/story';

import { Button } from '../button/button.tsx';
import { TextField } from '../form/text-field.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="danger">Delete</Button>
  </>
);

const meta: Stories<ModalProps> = {
  title: 'UI/Modal',
  component: Modal,
  args: {
    title: 'Delete this board?',
    children: 'All of its 48 Pins go with it. This cannot be undone.',
    footer,
    onClose: fn(),
  },
  parameters: { variants: [{ viewport: 'mobile' }] },
};

export default meta;

type ModalStory = Story<ModalProps>;

/** A confirmation; a bottom sheet on a mobile. */
export const Question: ModalStory = {
  args: { size: 'sm', role: 'alertdialog' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A form with its field focused; full screen on a mobile. */
export const Form: ModalStory = {
  args: {
    title: 'Create board',
    narrow: 'full',
    children: <TextField label="Name" placeholder="Such as Quiet kitchens" data-autofocus="" />,
    footer: <Button variant="primary">Create</Button>,
  },
  play: async () => {
    await expect(screen.getByLabelText('Name')).toHaveFocus();
  },
};

/** Overflowing content scrolls; the heading and buttons stay. */
export const Long: ModalStory = {
  args: {
    size: 'lg',
    title: 'Rules for merchants',
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at}>{at + 1}. A product says what it is, what it costs and who sells it.</p>
    )),
  },
};

/** The heading is visually hidden; centered on a mobile too. */
export const WithoutHeading: ModalStory = {
  args: { hideTitle: true, narrow: 'center', size: 'sm', footer: null },
};
