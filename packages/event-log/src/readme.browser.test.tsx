import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { Page } from './testing/readme-example.tsx';
import { caughtBeacons, kindOf, looked } from './testing/sent-events.ts';

afterEach(() => vi.restoreAllMocks());

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('[EL-01] the example of the README sends what was saved and seen as the page is left', async () => {
  const sent = caughtBeacons();
  const { getByRole } = await render(<Page />);
  await getByRole('button', { name: 'Save Kiln week' }).click();
  await looked();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sent().map(kindOf).toSorted()).toEqual(['18 of 912', '18 of 913', '5 of 912']);
});
