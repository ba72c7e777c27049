import axe from 'axe-core';
import { expect } from 'vitest';

/** The themes that every primitive is tested in. */
export const THEMES = ['light', 'dark'] as const;

/** Gives the page a theme and a direction of text; called without arguments it takes both away. */
export function dressPage(theme?: 'light' | 'dark', direction?: 'ltr' | 'rtl'): void {
  const root = document.documentElement;
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dir = direction ?? 'ltr';
  root.lang = 'en-US';
}

/** Fails with axe's findings when the element, or the page, has any; colours are settled first. */
export async function expectAccessible(element: Element | Document = document): Promise<void> {
  await Promise.all(document.getAnimations().map(settle));
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(findings).toEqual([]);
}

async function settle(animation: Animation): Promise<void> {
  const { iterations } = animation.effect?.getTiming() ?? {};
  if (iterations === Number.POSITIVE_INFINITY) return;
  await animation.finished.catch(() => undefined);
}
