import '../styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { PlusIcon } from '../icon/icons.tsx';
import { HeartIcon } from '../icon/icons-lazy.tsx';
import { buttonAttributes, Button, IconButton, LinkButton, type ButtonVariant } from '../index.ts';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'media'];

function AllButtons() {
  return (
    <main>
      {VARIANTS.map((variant) => (
        <p key={variant}>
          <Button variant={variant}>Save {variant}</Button>
          <Button variant={variant} size="sm" icon={<PlusIcon size="md" />}>
            Create {variant}
          </Button>
          <Button variant={variant} size="lg" loading>
            Saving {variant}
          </Button>
          <Button variant={variant} disabled>
            Off {variant}
          </Button>
          <IconButton variant={variant} label={`Like ${variant}`} icon={<HeartIcon />} />
        </p>
      ))}
      <LinkButton href="#there" variant="primary">
        Go there
      </LinkButton>
      <a href="#here" {...buttonAttributes({ variant: 'ghost' })}>
        Go here
      </a>
    </main>
  );
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('[UI-09] buttons pass axe, in both directions of text', async () => {
    applyPageTheme(theme, 'rtl');
    const { container } = await render(<AllButtons />);
    await expectAccessible(container);
    applyPageTheme(theme);
    await expectAccessible(container);
  });
});

test('[UI-01] a button is at least 40 px high and 70 px wide', async () => {
  const { getByRole } = await render(<Button>A</Button>);
  const { height, width } = getByRole('button').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(40);
  expect(width).toBeGreaterThanOrEqual(70);
});

test('[UI-09] a busy button keeps the focus, says that it is busy and ignores presses', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const { getByRole } = await render(
    <form action={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = getByRole('button', { name: 'Save' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[UI-09] a button outside of a form submits nothing, and hands on its ref', async () => {
  const ref = createRef<HTMLButtonElement>();
  await render(<Button ref={ref}>Save</Button>);
  expect(ref.current?.type).toBe('button');
});

test('[UI-09] keyboard focus shows a ring', async () => {
  const { getByRole } = await render(<IconButton label="Like" icon={<HeartIcon />} />);
  await userEvent.tab();
  expect(getComputedStyle(getByRole('button').element()).outlineStyle).toBe('solid');
});
