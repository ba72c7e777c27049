import { escapeHtml } from '@pegboard/types';
import type { QueryCache } from '../../data/query-cache.ts';
import type { Language } from '../../messages/language.ts';
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
  /** Shown without the header. */
  readonly isBare?: boolean;
  /** Visitors may be shown what was read a moment ago, as long as they may see its pins. */
  readonly isForAll?: boolean;
  /** Returns the machine-readable head of a page as HTML, for visitors' pages on the server. */
  readonly headOf?: (screen: Screen) => string;
};

/** The head of the innermost screen that has one of its own. */
export function screenHead(
  matches: readonly { readonly params: Screen['params']; readonly route: { readonly handle?: unknown } }[],
  page: Omit<Screen, 'params'>,
): string {
  const match = matches.findLast(({ route }) => (route.handle as ScreenHandle | undefined)?.headOf);
  return match
    ? ((match.route.handle as ScreenHandle).headOf?.({ ...page, params: match.params }) ?? '')
    : '';
}

/** Attributes as HTML; texts are someone else's, so what could end them is escaped. */
export function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/** Data in a page that no browser runs: its type is none of scripts. */
export function dataScript(type: string, data: unknown): string {
  return `<script type="${type}">${scriptJson(data)}</script>`;
}
