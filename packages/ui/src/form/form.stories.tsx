import { expect, type Stories, type Story } from '@pegboard/config/story';

import { SearchIcon } from '../icon/icons.tsx';
import { FieldError } from './field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea, TextField, type TextFieldProps } from './text-field.tsx';

const meta: Stories<TextFieldProps> = {
  title: 'UI/Form',
  component: TextField,
  args: { label: 'Name' },
  parameters: { frame: 'phone' },
};

export default meta;

type FieldStory = Story<TextFieldProps>;

/** Empty, with a placeholder. */
export const Text: FieldStory = { args: { placeholder: 'Quiet kitchens' } };

/** Filled in, with a hint. */
export const TextWithHint: FieldStory = {
  args: { hint: 'Others see it' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Quiet kitchens');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Quiet kitchens');
  },
};

/** With an error. */
export const TextWithError: FieldStory = {
  args: { hint: 'Others see it', error: 'Give it a name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
  },
};

/** Disabled. */
export const TextDisabled: FieldStory = { args: { disabled: true, defaultValue: 'Quick saves' } };

/** A search field, whose label is visually hidden. */
export const Search: FieldStory = {
  args: {
    label: 'Search boards',
    hideLabel: true,
    placeholder: 'Search boards',
    type: 'search',
    icon: <SearchIcon size="md" />,
  },
};

/** A text area. */
export const Lines: FieldStory = {
  render: () => (
    <TextArea
      label="Description"
      hint="What it is about"
      defaultValue={'Five days of firing,\nfrom bisque to the last ash glaze.'}
    />
  ),
};

/** A select. */
export const OneOfSome: FieldStory = {
  render: () => (
    <Select label="Who can see it" hint="You can change it later">
      <option>Everybody</option>
      <option>Only you</option>
    </Select>
  ),
};

/** A switch, toggled by a press on its label. */
export const OnOrOff: FieldStory = {
  render: () => (
    <>
      <Switch label="Secret" hint="Only you see it" />
      <Switch label="Tell the creator" defaultChecked />
      <Switch label="Public" disabled />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Secret'));
    await expect(canvas.getByRole('switch', { name: 'Secret' })).toBeChecked();
  },
};

/** An error of the whole form. */
export const WholeFormFailed: FieldStory = {
  render: () => <FieldError>That did not work. Your board was not saved.</FieldError>,
};
