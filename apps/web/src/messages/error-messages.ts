import type { FieldErrors } from '@pegboard/resource-client';

/** Error messages of the server by code (`docs/errors.md`); `{n}` is a number of the error. */
export type ErrorMessages = {
  /** By the code of the error. */
  readonly errors: Readonly<Record<string, string>>;
  /** By the code of what is wrong with a field. */
  readonly fields: Readonly<Record<string, string>>;
};

/** The error of a request or form, in US English. */
export type ServerError = {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly problems?: FieldErrors;
};

/** Gives a refusal in another language: the same, in other words. */
export type TranslateError = <Refused extends ServerError>(refused: Refused) => Refused;

/**
 * Makes what says a refusal in the words of a language. What has no words there stays as it is: only what the
 * pages of businesses are reported, which have `business-errors.ts`, and what no form of the site can send.
 */
export function createErrorTranslator(texts: ErrorMessages): TranslateError {
  return (refused) => {
    const ofError = texts.errors[refused.code];
    const fields = Object.entries(refused.fields).map(([path, english]) => {
      const problem = refused.problems?.[path];
      const words = problem && texts.fields[problem.code];
      return [path, words === undefined ? english : withNumbers(words, problem?.numbers ?? [])] as const;
    });
    return { ...refused, message: ofError ?? refused.message, fields: Object.fromEntries(fields) };
  };
}

function withNumbers(words: string, numbers: readonly number[]): string {
  const left = [...numbers];
  return words.replaceAll('{n}', () => String(left.shift() ?? ''));
}
