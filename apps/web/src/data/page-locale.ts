import type { Locale } from '@pegboard/types';
import { createContext, type LoaderFunctionArgs } from 'react-router';

/** The locale of the page for loaders on the server. */
export const localeContext = createContext<Locale | null>(null);

/** Returns the locale of the page for a loader, in the browser or on the server. */
export function pageLocale(context: LoaderFunctionArgs['context']): Locale {
  return context.get(localeContext) ?? window.__pb_page.locale;
}
