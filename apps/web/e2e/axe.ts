import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './journey.ts';

/**
 * Looks at a page by all rules of axe, and reports what it violates. What frames found is put together in the
 * page itself: the pages of the site have none, and the blank window that axe opens for it takes twice as
 * long as the look.
 */
export const runAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
