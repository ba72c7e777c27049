import { LOCALES } from '@pegboard/types';
import type { Viewer } from '../../../platform/http/viewer.ts';

const languageOf = (locale: string): string => locale.slice(0, 2).toLowerCase();

/** Returns the languages (ISO 639-1) whose word forms a search matches: the viewer's first, then those of the site. */
export function languagesOf(viewer: Viewer): readonly string[] {
  return [...new Set([viewer?.locale ?? 'en', ...LOCALES].map(languageOf))];
}
