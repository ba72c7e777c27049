import type { Locale } from '@pegboard/types';

/** The texts of the HTML reader in a language. */
export type ReaderTexts = {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly intro: string;
  readonly back: string;
  readonly previous: string;
  readonly next: string;
  readonly image: string;
  readonly archived: string;
  readonly shared: string;
  readonly privacy: { readonly protected: string; readonly secret: string };
  readonly by: (name: string) => string;
  readonly pins: (count: number) => string;
  readonly lists: { readonly ingredients: string; readonly materials: string; readonly steps: string };
};

/** Returns a function that says a number of Pins, by the plural rules of the language. */
function counted(
  lang: string,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
) {
  const rules = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);
  return (count: number): string =>
    (forms[rules.select(count)] ?? forms.other).replace('{n}', numbers.format(count));
}

const TEXTS: Readonly<Record<Locale, ReaderTexts>> = {
  'en-US': {
    lang: 'en',
    dir: 'ltr',
    intro:
      'Your boards, as they were when this archive was made. The data is in pegboard.jsonl; README.txt describes it.',
    back: 'All boards',
    previous: 'Previous page',
    next: 'Next page',
    image: 'Image',
    archived: 'Archived',
    shared: 'Pins on boards of other members',
    privacy: { protected: 'Unlisted', secret: 'Secret' },
    by: (name) => `By ${name}`,
    lists: { ingredients: 'Ingredients', materials: 'Materials', steps: 'Steps' },
    pins: counted('en', { one: '{n} Pin', other: '{n} Pins' }),
  },
  de: {
    lang: 'de',
    dir: 'ltr',
    intro:
      'Deine Pinnwände, wie sie beim Erstellen dieses Archivs waren. Die Daten stehen in pegboard.jsonl; README.txt beschreibt sie auf Englisch.',
    back: 'Alle Pinnwände',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    image: 'Bild',
    archived: 'Archiviert',
    shared: 'Pins auf Pinnwänden anderer Mitglieder',
    privacy: { protected: 'Nicht gelistet', secret: 'Geheim' },
    by: (name) => `Von ${name}`,
    lists: { ingredients: 'Zutaten', materials: 'Material', steps: 'Schritte' },
    pins: counted('de', { one: '{n} Pin', other: '{n} Pins' }),
  },
  ar: {
    lang: 'ar',
    dir: 'rtl',
    intro: 'لوحاتك كما كانت عند إنشاء هذا الأرشيف. البيانات في pegboard.jsonl، ويصفها README.txt بالإنجليزية.',
    back: 'كل اللوحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    image: 'صورة',
    archived: 'مؤرشفة',
    shared: 'دبابيس على لوحات أعضاء آخرين',
    privacy: { protected: 'غير مدرجة', secret: 'سرية' },
    by: (name) => `من ${name}`,
    lists: { ingredients: 'المكوّنات', materials: 'المواد', steps: 'الخطوات' },
    pins: counted('ar', {
      zero: 'لا دبابيس',
      one: 'دبوس واحد',
      two: 'دبوسان',
      few: '{n} دبابيس',
      many: '{n} دبوسًا',
      other: '{n} دبوس',
    }),
  },
};

/** Returns the texts of the HTML reader in a language. */
export function readerTexts(locale: Locale): ReaderTexts {
  return TEXTS[locale];
}
