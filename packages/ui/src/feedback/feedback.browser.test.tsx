import '../styles.css';

import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { Button, EmptyState, ErrorBoundary, Skeleton, Spinner, VisuallyHidden } from '../index.ts';

const broken = new Error('This part broke.');

function Breakable({ isBroken }: { readonly isBroken: () => boolean }): ReactNode {
  if (isBroken()) throw broken;
  return <p>All is well.</p>;
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

test('[UI-08] an error is reported once and shows the fallback, and what is around it stays', async () => {
  const onError = vi.fn<(error: unknown, componentStack: string) => void>();
  const { getByText } = await render(
    <>
      <p>Around</p>
      <ErrorBoundary onError={onError} fallback={<p>Sorry.</p>}>
        <Breakable isBroken={() => true} />
      </ErrorBoundary>
    </>,
  );
  await expect.element(getByText('Sorry.')).toBeVisible();
  await expect.element(getByText('Around')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.lastCall?.[0]).toBe(broken);
  expect(onError.mock.lastCall?.[1]).toContain('Breakable');
});

test('[UI-08] without a fallback nothing is shown', async () => {
  const { container } = await render(
    <ErrorBoundary>
      <Breakable isBroken={() => true} />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('');
});

test('[UI-08] a fallback can offer to try again', async () => {
  let isBroken = true;
  const { getByRole, getByText } = await render(
    <ErrorBoundary fallback={({ retry }) => <Button onClick={retry}>Try again</Button>}>
      <Breakable isBroken={() => isBroken} />
    </ErrorBoundary>,
  );
  isBroken = false;
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByText('All is well.')).toBeVisible();
});

function Pages(): ReactNode {
  const [page, setPage] = useState(1);
  return (
    <>
      <Button onClick={() => setPage(page + 1)}>Next</Button>
      <ErrorBoundary resetKey={page} fallback={<p>Sorry.</p>}>
        <Breakable isBroken={() => page === 1} />
      </ErrorBoundary>
    </>
  );
}

test('[UI-08] another place is tried again by itself', async () => {
  const { getByRole, getByText } = await render(<Pages />);
  await expect.element(getByText('Sorry.')).toBeVisible();
  await getByRole('button', { name: 'Next' }).click();
  await expect.element(getByText('All is well.')).toBeVisible();
});

test('an empty state has a heading of the level that its place asks for, and a way on', async () => {
  const { getByRole, getByText } = await render(
    <EmptyState title="No Pins yet" headingLevel={3} action={<Button>Find ideas</Button>}>
      Pins that you save stand here.
    </EmptyState>,
  );
  await expect.element(getByRole('heading', { level: 3, name: 'No Pins yet' })).toBeVisible();
  await expect.element(getByText('Pins that you save stand here.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Find ideas' })).toBeVisible();
});

test('a spinner with a label says what it waits for; without one, and skeletons, say nothing', async () => {
  const { getByRole, container } = await render(
    <>
      <Spinner label="Loading boards" />
      <Spinner size="md" />
      <Skeleton shape="circle" />
    </>,
  );
  await expect.element(getByRole('status', { name: 'Loading boards' })).toBeVisible();
  expect(container.querySelectorAll('[aria-hidden="true"]').length).toBe(2);
});

test('hidden text names what it stands in and takes no room', async () => {
  const { getByRole, getByText } = await render(
    <Button>
      3<VisuallyHidden> new messages</VisuallyHidden>
    </Button>,
  );
  await expect.element(getByRole('button', { name: '3 new messages' })).toBeVisible();
  expect(getByText('new messages').element().getBoundingClientRect().width).toBe(1);
});
