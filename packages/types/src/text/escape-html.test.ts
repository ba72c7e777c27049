import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['what could begin a tag or an entity', '<b>&amp;', '&lt;b&gt;&amp;amp;'],
  ['what could end an attribute', `"'`, '&quot;&#39;'],
  ['nothing else', 'Zoë’s cup, 5 €', 'Zoë’s cup, 5 €'],
])('in HTML is written with an entity: %s', (_, text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
