import { escapeHtml } from '@pegboard/types';
import type { QueryCache } from '../../data/query-cache.ts';
import type { Language } from '../../messages/language.ts';
import { completeUrl } from './complete-url.ts';
import { scriptJson } from './script-json.ts';

/** The input of a screen's head on the server. */
export type Screen = {
  readonly answers: QueryCache;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly publicUrl: string;
  readonly language: Language | null;
};

/** The route handle by which a screen describes itself to the frame. */
export type ScreenHandle = {
  /** True to render the screen without the header. */
  readonly isBare?: boolean;
  /**
   * True if visitors may be shown data that was read some seconds ago, as long as its pins are visible to
   * them.
   */
  readonly isForAll?: boolean;
  /** Returns the machine-readable head of a page as HTML, for visitors' pages on the server. */
  readonly headOf?: (screen: Screen) => string;
};

/** Returns the head of the innermost screen with its own. */
export function screenHead(
  matches: readonly { readonly params: Screen['params']; readonly route: { readonly handle?: unknown } }[],
  page: Omit<Screen, 'params'>,
): string {
  const match = matches.findLast(({ route }) => (route.handle as ScreenHandle | undefined)?.headOf);
  return match
    ? ((match.route.handle as ScreenHandle).headOf?.({ ...page, params: match.params }) ?? '')
    : '';
}

/** Formats attributes as HTML; values are untrusted, so they are escaped. */
export function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/** Returns a data block, which browsers do not execute because of its type. */
export function dataScript(type: string, data: unknown): string {
  return `<script type="${type}">${scriptJson(data)}</script>`;
}

/** Returns the complete address of an image as JPEG, which every service of previews reads. */
export function previewImageUrl(url: string, publicUrl: string): string {
  return completeUrl(url.replace(/\.webp$/, '.jpg'), publicUrl);
}
