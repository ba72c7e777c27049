import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { KilnPage } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README opens a pin', async () => {
  const { getByRole } = await render(<KilnPage />);
  await getByRole('button', { name: 'Kiln week at the studio' }).click();
  expect(location.hash).toBe('#/pin/912/');
});
