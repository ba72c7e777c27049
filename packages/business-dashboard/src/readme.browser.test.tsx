import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { KilnSettings } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README shows a page in its frame', async () => {
  const { getByRole } = await render(<KilnSettings />);
  await expect.element(getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect.element(getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});
