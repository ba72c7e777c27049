import { LOCALES } from '@pegboard/types';
import { languageOf } from '../text/language-of.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';

/** Returns the languages (ISO 639-1) whose word forms a search matches: the viewer's first, then those of the site. */
export function languagesOf(viewer: Viewer): readonly string[] {
  return [...new Set([viewer?.locale ?? 'en', ...LOCALES].map(languageOf))];
}
