import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import readme from '../README.md?raw';
import * as ui from './index.ts';
import { RenameBoard } from './testing/readme-example.tsx';

afterEach(() => document.querySelector('#own-style')?.remove());

test('the example of the README is the one that is tested', async () => {
  const { default: example } = await import('./testing/readme-example.tsx?raw');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the README names every component', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/u.test(name) && !name.endsWith('Icon'));
  expect(components.filter((name) => !readme.includes(`\`<${name}`))).toEqual([]);
});

test('the example of the README renames a board, tells it and hands the focus back', async () => {
  applyPageTheme();
  const { container, getByRole, getByText } = await render(<RenameBoard />);
  await getByRole('button', { name: 'Rename board' }).click();
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.fill(getByRole('textbox', { name: 'Name' }), 'Warm kitchens');
  await getByRole('button', { name: 'Save' }).click();
  await expect.element(getByText('Renamed to Warm kitchens')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Rename board' })).toHaveFocus();
  await expectAccessible(container);
});

test('a component wins over the base, and a rule outside of all layers over both, wherever it stands', async () => {
  const { getByRole } = await render(<ui.Button className="own">Agree</ui.Button>);
  const styleOfButton = getComputedStyle(getByRole('button').element());
  expect([styleOfButton.fontSize, styleOfButton.minBlockSize]).toEqual(['14px', '40px']);
  const style = document.createElement('style');
  style.id = 'own-style';
  style.textContent = '.own { min-block-size: 77px }';
  document.head.prepend(style);
  expect(styleOfButton.minBlockSize).toBe('77px');
});

test('[UI-01] a part of a page can be dark on its own', async () => {
  applyPageTheme('light');
  const { getByText } = await render(
    <>
      <p>Light</p>
      <p data-theme="dark">Dark</p>
    </>,
  );
  const colorOf = (text: string): string => getComputedStyle(getByText(text).element()).color;
  expect(colorOf('Light')).toBe('rgb(26, 29, 28)');
  expect(colorOf('Dark')).toBe('rgb(243, 242, 239)');
  applyPageTheme();
});
