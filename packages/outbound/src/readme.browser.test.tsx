import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { Page } from './testing/readme-example.tsx';

afterEach(() => vi.restoreAllMocks());

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('[OB-04] the example of the README warns of a blocked link in place of opening it', async () => {
  const data = { message: 'This shop sends nothing.', redirect_status: 'blocked', url: null };
  const fetchMock = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ resource_response: { data } }));
  const screen = await render(<Page />);
  const link = screen.getByRole('link', { name: 'kilns.example' });
  await link.hover();
  await expect.poll(() => fetchMock.mock.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  await link.click();
  await expect.element(screen.getByText('This shop sends nothing.')).toBeVisible();
});
