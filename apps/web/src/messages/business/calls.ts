import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { CallMessages } from '@pegboard/business-dashboard/sales-calls';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');

/** The messages of requests for a call. */
export const calls: Translated<CallMessages> = {
  de: {
    title: 'Gespräch vereinbaren',
    intro: 'Sag uns, wann wir anrufen sollen und worum es geht. Eine E-Mail bestätigt den Eingang.',
    topic: 'Thema',
    topics: {
      start: 'Der Anfang',
      ads: 'Anzeigen',
      catalogs: 'Kataloge und Produkte',
      measuring: 'Ergebnisse messen',
      other: 'Etwas anderes',
    },
    day: 'Tag',
    part: 'Tageszeit',
    parts: { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' },
    phone: 'Telefonnummer',
    phoneHint: 'Mit Ländervorwahl, etwa +49 30 5550100.',
    message: 'Was sollten wir vorher wissen?',
    ask: 'Um das Gespräch bitten',
    requestSent: 'Deine Anfrage ist da, und wir haben dir eine E-Mail geschickt.',
    yours: 'Deine Anfragen',
    none: 'Noch keine Anfragen.',
    when: (day, part, zone) => `${de.day(day)}, ${part} (${zone})`,
    takeBack: 'Zurückziehen',
    takeBackNamed: (topic, day) => `Anfrage vom ${de.day(day)} zurückziehen: ${topic}`,
    takenBack: 'Anfrage zurückgezogen.',
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'حدد موعد مكالمة',
    intro: 'أخبرنا متى نتصل وعن أي موضوع. تصلك رسالة بأننا استلمنا طلبك.',
    topic: 'الموضوع',
    topics: {
      start: 'كيف تبدأ',
      ads: 'الإعلانات',
      catalogs: 'الكتالوجات والمنتجات',
      measuring: 'قياس النتائج',
      other: 'شيء آخر',
    },
    day: 'اليوم',
    part: 'وقت اليوم',
    parts: { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
    phone: 'رقم الهاتف',
    phoneHint: 'مع رمز البلد، مثل \u2066+1 555 0100\u2069.',
    message: 'هل من شيء ينبغي أن نعرفه مسبقًا؟',
    ask: 'اطلب المكالمة',
    requestSent: 'استلمنا طلبك وأرسلنا إليك رسالة.',
    yours: 'طلباتك',
    none: 'لا طلبات بعد.',
    when: (day, part, zone) => `${ar.day(day)}، ${part} (\u2068${zone}\u2069)`,
    takeBack: 'إلغاء',
    takeBackNamed: (topic, day) => `إلغاء طلب ${ar.day(day)}: ${topic}`,
    takenBack: 'أُلغي الطلب.',
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
