import type { BrandSafetyMessages } from '@pegboard/business-dashboard/brand-safety';
import type { Translated } from './use-translated.ts';

/** The messages of the brand safety page. */
export const brandSafety: Translated<BrandSafetyMessages> = {
  de: {
    title: 'Markensicherheit',
    intro:
      'Deine Anzeigen erscheinen nie neben Pins, unter Pins oder in Suchen, auf die das hier zutrifft. Änderungen gelten ab der nächsten geöffneten Seite.',
    account: 'Werbekonto',
    noAccounts: 'Noch kein Werbekonto',
    noAccountsHint: 'Eröffne eines unter „Werbekonten“: Was gesperrt ist, gehört zu einem Konto.',
    keywords: 'Gesperrte Wörter',
    keywordsHint:
      'Eine Zeile je Eintrag. Sie trifft auf einen Pin oder eine Suche zu, wenn alle ihre Wörter darin sind.',
    domains: 'Gesperrte Websites',
    domainsHint: 'Eine je Zeile, etwa shop.example. Alles darunter ist auch gesperrt.',
    topics: 'Gesperrte Themen',
    save: 'Speichern',
    saved: 'Gespeichert. Deine Anzeigen halten sich davon fern.',
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'سلامة العلامة',
    intro:
      'لا تظهر إعلاناتك أبدًا بجانب دبابيس أو تحتها أو في عمليات بحث ينطبق عليها ما هنا. تسري التغييرات من الصفحة التالية التي تُفتح.',
    account: 'الحساب الإعلاني',
    noAccounts: 'لا حساب إعلانيًا بعد',
    noAccountsHint: 'افتح حسابًا في «الحسابات الإعلانية»: ما تحظره يتبع حسابًا.',
    keywords: 'كلمات محظورة',
    keywordsHint: 'سطر لكل مجموعة. ينطبق السطر على دبوس أو بحث فيه كل كلماته.',
    domains: 'مواقع محظورة',
    domainsHint: 'موقع في كل سطر، مثل shop.example. يُحظر كل ما تحته أيضًا.',
    topics: 'مواضيع محظورة',
    save: 'حفظ',
    saved: 'حُفظ. تبتعد إعلاناتك عن هذه.',
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
