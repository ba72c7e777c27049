import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { SectionOrder } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('[WB-03] by keyboard the first becomes the last: Enter on its handle, to the end, Enter', async () => {
  const { getByRole, container } = await render(<SectionOrder />);
  await expectAccessible(container);
  getByRole('button', { name: 'Move Cups' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{End}{Enter}');
  await expect
    .poll(() =>
      getByRole('row')
        .elements()
        .map((row) => row.textContent?.replace('⠿', '')),
    )
    .toEqual(['Bowls', 'Kilns', 'Cups']);
});
