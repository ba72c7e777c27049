import axe from 'axe-core';
import { expect } from 'vitest';

/** Gives the page a theme and a direction of text; without arguments it is light and runs from left to right. */
export function dressPage(theme: 'light' | 'dark' = 'light', direction: 'ltr' | 'rtl' = 'ltr'): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = direction;
  root.lang = 'en-US';
}

/** Fails with axe's findings when the element has any; what fades in or out has settled before. */
export async function expectAccessible(element: Element): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(element);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}
