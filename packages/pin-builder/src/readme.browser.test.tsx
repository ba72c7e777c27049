import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { anImageFile } from './testing/an-image-file.ts';
import { CreatePage } from './testing/readme-example.tsx';

test('the example of the README is the tested one', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('[CR-04] the example of the README publishes a photo in four actions: select it, write, select a board, publish', async () => {
  await page.viewport(1200, 900);
  const { getByRole, getByLabelText, container } = await render(<CreatePage />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(page.elementLocator(input ?? container), await anImageFile());
  await getByLabelText('Title', { exact: true }).fill('Kiln week');
  await getByRole('combobox', { name: 'Board' }).selectOptions('Kilns');
  await getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => location.hash).toBe('#/pin/912/');
});
