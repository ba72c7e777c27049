import type { TextsLike } from '../tables.ts';
import type { administrationTexts } from './en-us.ts';

/** The texts of the administration in a language. */
export type AdministrationTexts = TextsLike<typeof administrationTexts>;
