import {
  createAudienceFormats,
  createFormats,
  type AudienceMessages,
} from '@pegboard/business-dashboard/dashboard';
import { counted, type Forms } from '../ar/counted.ts';
import { business as ar } from './ar.ts';
import { business as de } from './de.ts';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

const [german, arabic] = [createFormats('de'), createFormats('ar')];
const { factor: germanFactor, ...germanNames } = createAudienceFormats(german);
const { factor: arabicFactor, ...arabicNames } = createAudienceFormats(arabic);

const IMPRESSIONS: Forms = {
  zero: 'لا مرات ظهور',
  one: 'مرة ظهور واحدة',
  two: 'مرتا ظهور',
  few: 'مرات ظهور',
  many: 'مرة ظهور',
  other: 'مرة ظهور',
};
const MEMBERS: Forms = {
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  two: 'عضوان',
  few: 'أعضاء',
  many: 'عضوًا',
  other: 'عضو',
};

/** The messages of the page of audience insights. */
export const audienceInsights: Translated<AudienceMessages> = {
  de: {
    ...de.dashboard,
    ...germanNames,
    title: 'Dein Publikum',
    audience: 'Publikum',
    kinds: { total: 'Gesamtes Publikum', engaged: 'Aktives Publikum' },
    kindHints: {
      total: 'Mitglieder, die deine Pins gesehen haben, nach Impressionen.',
      engaged:
        'Mitglieder, die sich deine Pins gemerkt oder sie kommentiert haben und die Nutzung ihrer Aktivität erlauben.',
    },
    size: (kind, count) =>
      kind === 'total'
        ? german.counted(count, 'Impression', 'Impressionen')
        : german.counted(count, 'Mitglied', 'Mitglieder'),
    empty: 'Noch nicht genug Aktivität',
    emptyHints: {
      total: 'Hier steht etwas, sobald deine Pins in diesen Tagen mindestens fünf Impressionen haben.',
      engaged:
        'Hier steht etwas, sobald sich in diesen Tagen mindestens fünf Mitglieder deine Pins gemerkt oder sie kommentiert haben.',
    },
    countries: 'Länder',
    devices: 'Geräte',
    languages: 'Sprachen',
    language: 'Sprache',
    counts: { total: 'Impressionen', engaged: 'Mitglieder' },
    siteShare: 'Durchschnitt der Website',
    topics: 'Interessen',
    topic: 'Thema',
    affinity: 'Affinität',
    affinityOf: (value) => `${germanFactor(value)}×`,
    affinityHint:
      'Die Affinität vergleicht, welcher Anteil deines Publikums und welcher aller Mitglieder einem Thema folgt: Bei 2× ist es doppelt so häufig.',
    weekdays: 'Wochentage',
    weekday: 'Tag',
    hours: 'Uhrzeiten',
    hourOfDay: 'Stunde',
    activity: { total: 'Impressionen', engaged: 'Großansichten, Merken und ausgehende Klicks' },
    mostOn: (name) => `Am meisten Aktivität: ${name}.`,
    zone: (timeZone) =>
      `Tage und Stunden sind in der Zeitzone deiner Einstellungen für Mitteilungen: ${timeZone}.`,
    small:
      'Gruppen von weniger als fünf stehen zusammen unter „Andere“. Themen, denen weniger als fünf aus deinem Publikum folgen, fehlen.',
  },
  ar: {
    ...ar.dashboard,
    ...arabicNames,
    title: 'رؤى الجمهور',
    audience: 'الجمهور',
    kinds: { total: 'الجمهور الكلي', engaged: 'الجمهور المتفاعل' },
    kindHints: {
      total: 'الأعضاء الذين شاهدوا دبابيسك، بحسب مرات الظهور.',
      engaged: 'الأعضاء الذين حفظوا دبابيسك أو علّقوا عليها، ويسمحون باستخدام نشاطهم.',
    },
    size: (kind, count) => counted(count, kind === 'total' ? IMPRESSIONS : MEMBERS),
    empty: 'لا يوجد نشاط كافٍ بعد',
    emptyHints: {
      total: 'تظهر الرؤى عندما تبلغ مرات ظهور دبابيسك خمسًا على الأقل في هذه الأيام.',
      engaged: 'تظهر الرؤى عندما يحفظ خمسة أعضاء على الأقل دبابيسك أو يعلّقون عليها في هذه الأيام.',
    },
    countries: 'البلدان',
    devices: 'الأجهزة',
    languages: 'اللغات',
    language: 'اللغة',
    counts: { total: 'مرات الظهور', engaged: 'الأعضاء' },
    siteShare: 'متوسط الموقع',
    topics: 'مواضيع الاهتمام',
    topic: 'الموضوع',
    affinity: 'مدى الاهتمام',
    affinityOf: (value) => isolate(`${arabicFactor(value)}×`),
    affinityHint:
      'يقارن مدى الاهتمام نسبة من يتابعون الموضوع من جمهورك بنسبتهم بين جميع الأعضاء: عند 2× يكون الموضوع أكثر انتشارًا بمرتين.',
    weekdays: 'أيام الأسبوع',
    weekday: 'اليوم',
    hours: 'ساعات اليوم',
    hourOfDay: 'الساعة',
    activity: { total: 'مرات الظهور', engaged: 'مرات الفتح والحفظ والنقرات الخارجية' },
    mostOn: (name) => `أكثر نشاط: ${name}.`,
    zone: (timeZone) => `الأيام والساعات بحسب المنطقة الزمنية في إعدادات إشعاراتك: ${isolate(timeZone)}.`,
    small:
      'تُعرض المجموعات الأقل من خمسة معًا باسم «أخرى»، ولا تُعرض المواضيع التي يتابعها أقل من خمسة من جمهورك.',
  },
};
