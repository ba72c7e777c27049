import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { KilnAd } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README tells why, and hides the ad', async () => {
  const { getByRole, getByText } = await render(<KilnAd />);
  await getByRole('button', { name: 'Why am I seeing this ad?' }).click();
  await expect.element(getByText('This Pin is from Kiln & Co., a profile you follow')).toBeVisible();
  await expect.element(getByText('Your region is Sweden')).toBeVisible();
  await getByRole('button', { name: 'Hide this ad' }).click();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  expect(location.hash).toBe('#/hidden/');
});
