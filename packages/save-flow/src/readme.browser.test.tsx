import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { CupPage } from './testing/readme-example.tsx';

test('the example of the README is the tested one', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README saves to the profile, to a board, and to a new board', async () => {
  const { container, getByRole, getByText } = await render(<CupPage />);
  await getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(getByText('Saved to Profile')).toBeVisible();
  await getByRole('button', { name: 'Change' }).click();
  await getByRole('option', { name: 'Quiet kitchens' }).click();
  await expect.element(getByText('Saved to Quiet kitchens')).toBeVisible();
  await getByRole('button', { name: 'Choose a board, now Quiet kitchens' }).click();
  await getByRole('combobox').fill('Cups');
  await expect.element(getByText('No boards match “Cups”.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('button', { name: 'Choose a board, now Cups' })).toBeVisible();
  await expectAccessible(container);
  const saves = performance.getEntriesByName('save', 'mark');
  expect(saves.map((mark) => mark instanceof PerformanceMark && mark.detail)).toEqual([
    '912 to Quick Saves',
    '912 to Quiet kitchens',
    '912 to Cups',
  ]);
});
