import type { Language } from './language.ts';
import type { ServerError } from './error-messages.ts';
import type { Tables } from './tables.ts';

let spoken: Language | null = null;

/**
 * Reports what runs in the browser outside of components the language of the page, before anything of it
 * runs.
 */
export function setClientLanguage(language: Language | null): void {
  spoken = language;
}

/**
 * A table in the language of the page, for what runs outside of components and in the browser only: the server shows pages
 * of many languages at once. Components ask `useTexts`.
 */
export function getClientMessages<Name extends keyof Tables>(
  name: Name,
  english: Tables[Name],
): Tables[Name] {
  return spoken?.[name] ?? english;
}

/** A refusal of the server in the language of the page, for what runs outside of components and in the browser only. */
export function getClientErrorMessage<Refused extends ServerError>(refused: Refused): Refused {
  return spoken?.refusal(refused) ?? refused;
}
