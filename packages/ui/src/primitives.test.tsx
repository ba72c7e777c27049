import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Modal } from './index.ts';
import { AllPrimitives } from './testing/all-primitives.tsx';

test('the server renders every primitive, without a style attribute', () => {
  const html = renderToString(<AllPrimitives />);
  expect(html).toContain('No Pins yet');
  expect(html).not.toMatch(/\sstyle=/u);
});

test('the server renders a modal that is not open yet', () => {
  const html = renderToString(<Modal title="Terms" onClose={() => undefined} />);
  expect(html).toContain('<dialog');
  expect(html).not.toMatch(/\s(?:style=|open\b)/u);
});
