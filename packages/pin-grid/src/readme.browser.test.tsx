import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { Photos } from './testing/readme-example.tsx';

test('[RL-01] the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('[RL-01] the example of the README loads a page, and the next, until there is none', async () => {
  const url = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5'/>";
  const pages = [['1', '2'], ['3'], []].map((ids) =>
    Response.json(ids.map((id) => ({ id, url, alt: `Cup ${id}`, width: 400, height: 500 }))),
  );
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(pages.shift() ?? Response.error()));
  const { container, getByRole } = await render(<Photos />);
  await expect.element(getByRole('img', { name: 'Cup 3' })).toBeInTheDocument();
  await expect
    .poll(() => fetched.mock.calls.map(([path]) => path))
    .toEqual(['/photos?after=', '/photos?after=2', '/photos?after=3']);
  expect(container.querySelectorAll('[role="listitem"]')).toHaveLength(3);
  await expectAccessible(container);
});
