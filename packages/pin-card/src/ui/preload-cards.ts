import { memberModules } from './member-parts.ts';
import { richModules, carouselModules } from './rich-parts.ts';

/**
 * Loads all code of cards. A server awaits it before rendering, so that cards of every kind are complete in
 * its HTML, also with `renderToString`. Browsers do not need it.
 */
export async function preloadCardModules(): Promise<void> {
  await Promise.all([memberModules.load(), richModules.load(), carouselModules.load()]);
}
