import type { BuilderFailure } from '../model/builder-failure.ts';

/** Formats numbers in American English. */
export const number: Intl.NumberFormat = new Intl.NumberFormat('en-US');
/** Formats fractions from 0 to 1 in American English. */
export const percent: Intl.NumberFormat = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 0,
});

/** The text of a failure that has none. */
export const FAILED = 'Something went wrong on our end. Try again.';
const OFFLINE = 'You are offline. This continues when you are back online.';

/** Returns the explanation of a failure: the words of the server if there are any. */
export const explain = ({ message, code }: BuilderFailure): string =>
  message || (code === 'offline' ? OFFLINE : FAILED);
