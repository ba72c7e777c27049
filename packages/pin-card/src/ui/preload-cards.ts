import { memberModules } from './member-parts.ts';
import { richModules, carouselModules } from './rich-parts.ts';

/**
 * Loads all code of cards. A server awaits it before it renders: then cards of every kind are whole in its HTML, also in
 * what `renderToString` gives. In a browser there is no need for it.
 */
export async function preloadCardModules(): Promise<void> {
  await Promise.all([memberModules.load(), richModules.load(), carouselModules.load()]);
}
