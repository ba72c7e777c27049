import { fn, type Stories, type Story } from '@pegboard/config/story';
import { useState, type ReactNode } from 'react';

import { DetailsEditor, DetailsForm, pinBuilderMessages, type DetailsFormProps } from './index.ts';

/** Stores the details as a form does. */
function ControlledForm(props: DetailsFormProps): ReactNode {
  const [details, setDetails] = useState(props.details);
  return <DetailsForm {...props} details={details} onChange={setDetails} />;
}

const meta: Stories<DetailsFormProps> = {
  title: 'Pin builder/Details',
  component: DetailsForm,
  render: (args) => <ControlledForm {...args} />,
  args: {
    details: {
      kind: 'recipe',
      name: 'Rice with saffron',
      servings: 4,
      prepTime: 10,
      cookTime: 25,
      ingredients: ['2 cups long-grain rice', '1 pinch of saffron'],
      steps: ['Wash the rice until the water is clear.', 'Boil it with the saffron.'],
    },
    onChange: fn(),
    messages: pinBuilderMessages.details,
  },
};

export default meta;

type DetailsStory = Story<DetailsFormProps>;

/** The details of a recipe. */
export const Recipe: DetailsStory = {};

/** The details of a product, which can be removed. */
export const Product: DetailsStory = {
  args: {
    details: {
      kind: 'product',
      name: 'Blue vase',
      brand: 'Kiln & Co',
      price: 38,
      currency: 'EUR',
      isInStock: true,
    },
    onRemove: fn(),
  },
};

/** The details of an article. */
export const Article: DetailsStory = {
  args: {
    details: {
      kind: 'article',
      name: 'Firing at home',
      description: 'A kiln in the garden.',
      authors: ['Mara Lind'],
      publisher: 'Kiln Notes',
      datePublished: '2026-03-01T00:00:00.000Z',
    },
  },
};

/** Errors of a publication, also of a line of a list. */
export const Invalid: DetailsStory = {
  args: {
    errors: {
      'details.servings': 'Use 1000 or less.',
      'details.ingredients.1': 'Use 200 characters or fewer.',
      'details.steps.0': 'Use 500 characters or fewer.',
    },
  },
};

function ControlledEditor({ messages }: DetailsFormProps): ReactNode {
  const [details, setDetails] = useState<DetailsFormProps['details'] | null>(null);
  return <DetailsEditor details={details} onChange={setDetails} messages={messages} />;
}

/** A Pin without details: those of a recipe or an article can be added. */
export const Nothing: DetailsStory = {
  render: (args) => <ControlledEditor {...args} />,
};

/** A recipe that is written by hand: its name has the focus. */
export const Added: DetailsStory = {
  ...Nothing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recipe' }));
  },
};
