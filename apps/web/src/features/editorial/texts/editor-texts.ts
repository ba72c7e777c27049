import type { Locale } from '@pegboard/types';
import { useLocale } from '../../../messages/language.ts';
import { editorTexts as ar } from './ar.ts';
import { editorTexts as de } from './de.ts';
import { editorTexts as enUs, type EditorTexts } from './en-us.ts';

const TEXTS: Readonly<Record<Locale, EditorTexts>> = { 'en-US': enUs, de, ar };

/** Returns the texts of the tool in the language of the page. They are loaded with its pages only. */
export function useEditorTexts(): EditorTexts {
  return TEXTS[useLocale()];
}
