import type { PinBuilderMessages } from '@pegboard/pin-builder';
import type { SheetMessages } from '@pegboard/pin-builder/sheet';
import type { Locale } from '@pegboard/types';

/** The texts of the builder and of the sheet in one language; they are loaded with the composer, not with every page. */
export type BuilderLanguage = { readonly builder: PinBuilderMessages; readonly sheet: SheetMessages };

const LANGUAGES: Readonly<Partial<Record<Locale, () => Promise<BuilderLanguage>>>> = {
  de: () => import('./de/pin-builder.ts'),
  ar: () => import('./ar/pin-builder.ts'),
};

/** Returns the texts of the builder in a locale; undefined is US English, which the package has. */
export async function readBuilderMessages(locale: Locale): Promise<BuilderLanguage | undefined> {
  return LANGUAGES[locale]?.();
}
