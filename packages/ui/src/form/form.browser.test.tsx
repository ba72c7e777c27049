import '../styles.css';

import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { FieldError, Select, Switch, TextArea, TextField } from '../index.ts';

test.each([
  ['a text field', <TextField key="field" label="Name" hint="Others see it" error="Give it a name." />],
  ['a text area', <TextArea key="area" label="Name" hint="Others see it" error="Give it a name." />],
  ['a select', <Select key="select" label="Name" hint="Others see it" error="Give it a name." />],
])('[UI-09] %s is tied to its label, its hint and what is wrong with it', async (_, field) => {
  const { getByLabelText, getByRole } = await render(field);
  const control = getByLabelText('Name');
  await expect.element(control).toHaveAccessibleDescription('Others see it Give it a name.');
  await expect.element(control).toBeInvalid();
  await expect.element(getByRole('alert')).toHaveTextContent('Give it a name.');
});

test('a hidden label still names its field, and the ref is that of the input', async () => {
  const ref = createRef<HTMLInputElement>();
  const { getByRole } = await render(<TextField ref={ref} label="Search" hideLabel defaultValue="soup" />);
  expect(getByRole('textbox', { name: 'Search' }).element()).toBe(ref.current);
  const { width } = getByRole('textbox').element().getBoundingClientRect();
  expect(width).toBeGreaterThan(100);
});

test('a text area grows with what is written', async () => {
  const { getByRole } = await render(<TextArea label="Description" />);
  const height = (): number => getByRole('textbox').element().getBoundingClientRect().height;
  const before = height();
  await getByRole('textbox').fill('One line\n'.repeat(12));
  expect(height()).toBeGreaterThan(before + 100);
});

test('[UI-09] a switch is turned by the keyboard and by its label', async () => {
  const onChange = vi.fn<() => void>();
  const { getByRole, getByText } = await render(
    <Switch label="Secret" hint="Only you see it" onChange={onChange} />,
  );
  const control = getByRole('switch', { name: 'Secret' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await getByText('Secret').click();
  await expect.element(control).not.toBeChecked();
  await expect.element(control).toHaveAccessibleDescription('Only you see it');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('an error that stands alone is announced', async () => {
  const { getByRole } = await render(<FieldError>That did not work.</FieldError>);
  await expect.element(getByRole('alert')).toHaveTextContent('That did not work.');
});
