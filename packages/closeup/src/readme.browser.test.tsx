import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { CupPage } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README shows a pin, its slots and the way back', async () => {
  const onClose = vi.fn<() => void>();
  const { container, getByRole, getByText } = await render(<CupPage onClose={onClose} />);
  await expect.element(getByRole('heading', { level: 1, name: 'Stoneware cup, ash glaze' })).toBeVisible();
  await expect.element(getByRole('img', { name: 'A grey cup on a windowsill' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Mira Okafor' })).toHaveAttribute('href', '/miraokafor/');
  await expect.element(getByText('1 save')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect.element(getByRole('region', { name: 'More like this' })).toBeVisible();
  await getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});
