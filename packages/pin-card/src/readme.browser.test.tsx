import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { CupCard } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README shows a card that is saved and opened', async () => {
  const { container, getByRole } = await render(
    <div style={{ inlineSize: 236 }}>
      <CupCard />
    </div>,
  );
  const link = getByRole('link', { name: 'Stoneware cup, ash glaze' });
  await expect.element(link).toHaveAttribute('href', '/pin/912/');
  await expect.element(getByRole('img', { name: 'A grey cup on a windowsill' })).toBeInTheDocument();
  const picture = container.querySelector('img[alt="A grey cup on a windowsill"]');
  await expect.poll(() => picture?.getBoundingClientRect().height).toBe(295);
  await userEvent.hover(link);
  await getByRole('button', { name: 'Save' }).click();
  await expect.element(getByRole('link', { name: 'Saved to Quiet kitchens' })).toBeVisible();
  await expectAccessible(container);
});
