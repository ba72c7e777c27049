import { useEffect, useState } from 'react';
import { readBuilderMessages, type BuilderLanguage } from '../../messages/builder-messages.ts';
import { useLocale } from '../../messages/language.ts';

/** Returns the texts of the builder: null until they are loaded, undefined for US English. */
export function useBuilderLanguage(): BuilderLanguage | undefined | null {
  const locale = useLocale();
  const [language, setLanguage] = useState<BuilderLanguage | undefined | null>(null);
  useEffect(() => {
    // Without its table a field is in English.
    readBuilderMessages(locale).then(setLanguage, () => setLanguage(undefined));
  }, [locale]);
  return language;
}
