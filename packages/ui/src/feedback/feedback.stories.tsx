import { expect, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import { Row } from '../testing/row.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta: Stories<EmptyStateProps> = {
  title: 'UI/Feedback',
  component: EmptyState,
  args: { title: 'No Pins yet' },
  parameters: { frame: 'phone' },
};

export default meta;

type FeedbackStory = Story<EmptyStateProps>;

/** An empty state with an action. */
export const Empty: FeedbackStory = {
  args: {
    icon: <SearchIcon size="xl" />,
    children: 'Pins that you save stand here. Look around and keep what you like.',
    action: <Button variant="primary">Find ideas</Button>,
  },
};

/** A title alone. */
export const EmptyInOneLine: FeedbackStory = { args: { title: 'No boards match' } };

/** A pending operation. */
export const Waiting: FeedbackStory = {
  render: () => (
    <Row>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
      <Spinner label="Loading boards" />
    </Row>
  ),
};

/** Placeholders of loading content. */
export const Skeletons: FeedbackStory = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Skeleton shape="line" />
      <div style={{ blockSize: 80, display: 'grid' }}>
        <Skeleton />
      </div>
      <div style={{ inlineSize: 48, blockSize: 48, display: 'grid' }}>
        <Skeleton shape="circle" />
      </div>
    </div>
  ),
};

/** Text for screen readers only. */
export const HiddenWords: FeedbackStory = {
  render: () => (
    <Button>
      3<VisuallyHidden> new messages</VisuallyHidden>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 new messages' })).toBeVisible();
  },
};

let isBroken = true;

function Breakable(): ReactNode {
  if (isBroken) throw new Error('The board did not come.');
  return <p>Quiet kitchens, 48 Pins</p>;
}

/** An error is contained by its boundary and can be retried. */
export const Broken: FeedbackStory = {
  parameters: { allowedConsoleMessages: ['The board did not come.'] },
  render: () => {
    isBroken = true;
    return (
      <ErrorBoundary
        fallback={({ retry }) => (
          <EmptyState title="That did not work" action={<Button onClick={retry}>Try again</Button>} />
        )}
      >
        <Breakable />
      </ErrorBoundary>
    );
  },
};

/** The children render again after a retry. */
export const Mended: FeedbackStory = {
  ...Broken,
  play: async ({ canvas, userEvent }) => {
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Quiet kitchens, 48 Pins')).toBeVisible();
  },
};
