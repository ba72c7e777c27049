import { expect, fn, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { StaticSaveFlow } from '../testing/static-save-flow.tsx';
import { BoardField, type BoardFieldProps } from './index.ts';

function Labelled(props: BoardFieldProps): ReactNode {
  return (
    <StaticSaveFlow>
      <p id={props.labelId}>Board</p>
      <BoardField {...props} />
    </StaticSaveFlow>
  );
}

const meta: Stories<BoardFieldProps> = {
  title: 'Save flow/Board field',
  component: BoardField,
  args: { labelId: 'board', value: null, onChange: fn() },
  render: (props) => <Labelled {...props} />,
};

export default meta;

type FieldStory = Story<BoardFieldProps>;

/** Nothing is selected yet. */
export const Empty: FieldStory = {};

/** A board is selected. */
export const Selected: FieldStory = {
  args: { value: { target: { boardId: '1' }, name: 'Small kitchens' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Board Small kitchens' })).toBeVisible();
  },
};

/** The form was submitted without a board. */
export const Invalid: FieldStory = { args: { isInvalid: true } };
