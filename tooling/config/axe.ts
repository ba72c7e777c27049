import axe from 'axe-core';
import { expect } from 'vitest';

/** Gives the page a theme and a direction of text; without arguments it is light and runs from left to right. */
export function applyPageTheme(theme: 'light' | 'dark' = 'light', direction: 'ltr' | 'rtl' = 'ltr'): void {
  const root = document.documentElement;
  root.dataset['pb'] = '';
  root.dataset['theme'] = theme;
  root.dir = direction;
  root.lang = 'en-US';
}

/**
 * Fails with axe's findings when the element, or the page, has any; what fades in or out has settled before. With `rules`
 * only these of axe are asked.
 */
export async function expectAccessible(
  element: Element | Document = document,
  rules?: readonly string[],
): Promise<void> {
  await Promise.all(document.getAnimations().map(settle));
  const { violations } = await axe.run(element, {
    ...(rules && { runOnly: [...rules] }),
    // What only a whole page can have.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(findings).toEqual([]);
}

async function settle(animation: Animation): Promise<void> {
  const { iterations } = animation.effect?.getTiming() ?? {};
  if (iterations === Number.POSITIVE_INFINITY) return;
  await animation.finished.catch(() => undefined);
}
