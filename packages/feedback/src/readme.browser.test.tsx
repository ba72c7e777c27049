import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { CupPage } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README follows, hides, brings back and reports', async () => {
  const { container, getByRole } = await render(<CupPage />);
  await getByRole('button', { name: 'Follow Mira Okafor' }).click();
  await expect.element(getByRole('button', { name: 'Following Mira Okafor' })).toBeVisible();
  await getByRole('button', { name: 'Hide' }).click();
  await expect.element(getByRole('heading', { name: 'Pin hidden' })).toBeVisible();
  await getByRole('button', { name: 'Undo' }).click();
  await expectAccessible(container);
  await getByRole('button', { name: 'Report' }).click();
  await getByRole('radio', { name: 'Spam' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect.element(getByRole('heading', { name: 'Reported' })).toBeVisible();
});
