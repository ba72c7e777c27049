import { expect, type Stories, type Story } from '@pegboard/config/story';
import { useState, type ReactNode } from 'react';
import { StoryFields, type StoryFieldsProps } from './index.ts';

/** Stores the texts as a form does. */
function ControlledStoryFields(props: StoryFieldsProps): ReactNode {
  const [story, setStory] = useState(props.story);
  return <StoryFields {...props} story={story} onChange={setStory} />;
}

const MEMBERS = [
  { id: '7', username: 'ada', name: 'Ada Stone' },
  { id: '8', username: 'adam_b', name: 'Adam Bell' },
];

const meta: Stories<StoryFieldsProps> = {
  title: 'Pin builder/Story fields',
  component: StoryFields,
  render: (args) => <ControlledStoryFields {...args} />,
  args: {
    story: {
      pages: [
        { texts: ['Rice soup with @ada'], link: 'https://shop.example/ladle' },
        { texts: ['Serve it hot'], link: '' },
      ],
      lists: {
        servings: 4,
        minutes: 35,
        ingredients: ['2 cups rice', 'Salt'],
        materials: [],
        steps: ['Boil the rice', 'Stir in the salt'],
      },
    },
    onChange: () => undefined,
    imageUrls: [],
    searchMembers: async (text) => MEMBERS.filter(({ username }) => username.startsWith(text)),
  },
};

export default meta;

type FieldsStory = Story<StoryFieldsProps>;
const onMobile = { parameters: { variants: [{ viewport: 'mobile' }] } } as const;

/** The texts of a story with two pages, and its lists. */
export const Filled: FieldsStory = onMobile;

/** A member is mentioned: suggestions after an at sign. */
export const Mention: FieldsStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByLabelText('Text 1')[1] ?? canvas.getByLabelText('Text 1'), ' @ad');
    await expect(await canvas.findByRole('option', { name: /Adam Bell/ })).toBeVisible();
  },
};

/** The form was refused: each error is beside its field. */
export const Invalid: FieldsStory = {
  args: {
    errors: {
      'page-0-text-0': 'There is no member @ada.',
      'page-0-link': 'Links to this site are blocked. Choose another link.',
      'list-steps': 'Use 50 lines or fewer.',
      'list-ingredients-1': 'Use 200 characters or fewer.',
    },
  },
};
