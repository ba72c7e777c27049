import axe from 'axe-core';
import { expect } from 'vitest';

/** Sets the theme and text direction of the page; light and left-to-right by default. */
export function applyPageTheme(theme: 'light' | 'dark' = 'light', direction: 'ltr' | 'rtl' = 'ltr'): void {
  const root = document.documentElement;
  root.dataset['pb'] = '';
  root.dataset['theme'] = theme;
  root.dir = direction;
  root.lang = 'en-US';
}

/**
 * Fails with axe's violations in the element or page, after transitions have ended. `rules` limits the check
 * to some rules of axe.
 */
export async function expectAccessible(
  element: Element | Document = document,
  rules?: readonly string[],
): Promise<void> {
  await Promise.all(document.getAnimations().map(settle));
  const { violations } = await axe.run(element, {
    ...(rules && { runOnly: [...rules] }),
    // Rules that apply only to whole pages.
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
