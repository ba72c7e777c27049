import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './journey.ts';

/**
 * Checks a page by all rules of axe, and returns the violations. Results of frames are combined in the page itself: the
 * pages of the site have none, and the blank window that axe opens for it takes twice as long as the check.
 */
export const runAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
