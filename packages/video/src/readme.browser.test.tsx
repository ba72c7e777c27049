import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { MoonJar } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example of the README shows a poster with its length, in the shape of the video', async () => {
  const { container, getByRole } = await render(<MoonJar />);
  await expect.element(getByRole('button', { name: 'Play Throwing a moon jar' })).toBeVisible();
  expect(container.querySelector('time')?.textContent).toBe('0:18');
  const { width, height } = container.querySelector('[data-video]')?.getBoundingClientRect() ?? new DOMRect();
  expect(height / width).toBeCloseTo(960 / 720, 2);
  await expectAccessible(container);
});
