import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import readme from '../README.md?raw';
import { Article } from './testing/readme-example.tsx';

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('[IO-07] the example of the README shows a board and hears of opened Pins', async () => {
  const onOpen = vi.fn<(url: string) => void>();
  const { container } = await render(<Article onOpen={onOpen} />);
  const frame = container.querySelector('pegboard-board')?.shadowRoot?.querySelector('iframe');
  expect(frame?.src).toMatch(/^https:\/\/pins\.example\/embed\/ada\/bowls\/\?theme=auto&columns=2&/);
  const data = { source: 'pegboard', version: 1, type: 'open', url: 'https://pins.example/pin/9/' };
  const source = frame?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { data, origin: 'https://pins.example', source }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('https://pins.example/pin/9/');
});
