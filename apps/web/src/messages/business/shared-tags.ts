import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { SharedTagMessages } from '@pegboard/business-dashboard/shared-tags';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');

/** The messages of shared tags. */
export const sharedTags: Translated<SharedTagMessages> = {
  de: {
    title: 'Geteilte Tags',
    intro:
      'Sobald ein anderes Unternehmen zustimmt, liest es mit, wie viele Ereignisse bei einem Conversion-Tag ankommen, seine Kampagnen zählen die Conversions ihrer eigenen Anzeigen, und seine Zielgruppen von Besuchern finden, wer auf der Website war. Beide Seiten können es jederzeit beenden, und das gilt sofort.',
    own: 'Tags dieses Unternehmens',
    noTags: 'Noch kein Tag',
    noTagsHint: 'Erstelle eines unter „Pin-Tag“; dann kannst du es hier teilen.',
    notShared: 'Nicht geteilt.',
    share: 'Teilen',
    shareNamed: (tag) => `${tag} teilen`,
    to: 'Nummer des anderen Unternehmens',
    toHint: 'Sie steht in der Adresse seiner Seiten. Frag eines seiner Mitglieder.',
    send: 'Anfragen',
    cancel: 'Abbrechen',
    invitationSent: (tag) => `Die Anfrage zu ${tag} ist gesendet.`,
    states: { asked: 'Ausstehend', accepted: 'Geteilt' },
    end: 'Beenden',
    endNamed: (tag, business) => `Teilen von ${tag} mit ${business} beenden`,
    ended: (tag, business) => `${tag} wird nicht mehr mit ${business} geteilt.`,
    received: 'Mit diesem Unternehmen geteilt',
    noneReceived: 'Mit diesem Unternehmen werden keine Tags geteilt.',
    of: (business) => `von ${business}`,
    events: (day, week) =>
      `${de.counted(day, 'Ereignis', 'Ereignisse')} in 24 Stunden, ${de.count(week)} in 7 Tagen`,
    wantsToShare: (business) => `${business} möchte das mit dir teilen.`,
    accept: 'Annehmen',
    acceptNamed: (tag) => `${tag} annehmen`,
    accepted: (tag) => `Du liest jetzt bei ${tag} mit.`,
    decline: 'Ablehnen',
    declineNamed: (tag) => `${tag} ablehnen`,
    declined: (tag) => `${tag} ist abgelehnt.`,
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'الوسوم المشتركة',
    intro:
      'بعد أن يوافق نشاط تجاري آخر يرى عدد الأحداث التي تصل إلى وسم تحويلات، وتحسب حملاته التحويلات التي أدت إليها إعلاناته، وتجد جماهير زواره من زار الموقع. يمكن لأي طرف إنهاء ذلك في أي وقت، ويسري فورًا.',
    own: 'وسوم هذا النشاط التجاري',
    noTags: 'لا وسم بعد',
    noTagsHint: 'أنشئ وسمًا في «وسم الدبوس»، ثم يمكنك مشاركته هنا.',
    notShared: 'غير مشترك.',
    share: 'مشاركة',
    shareNamed: (tag) => `شارك ${isolate(tag)}`,
    to: 'رقم النشاط التجاري الآخر',
    toHint: 'هو جزء من عنوان صفحاته. اسأل أحد أعضائه.',
    send: 'اطلب منه',
    cancel: 'إلغاء',
    invitationSent: (tag) => `أُرسل طلب مشاركة ${isolate(tag)}.`,
    states: { asked: 'معلق', accepted: 'مشترك' },
    end: 'إنهاء',
    endNamed: (tag, business) => `أنهِ مشاركة ${isolate(tag)} مع ${isolate(business)}`,
    ended: (tag, business) => `لم يعد ${isolate(tag)} مشتركًا مع ${isolate(business)}.`,
    received: 'مشترك مع هذا النشاط التجاري',
    noneReceived: 'لا وسوم مشتركة مع هذا النشاط التجاري.',
    of: (business) => `من ${isolate(business)}`,
    events: (day, week) => `الأحداث: ${ar.count(day)} في 24 ساعة، و ${ar.count(week)} في 7 أيام`,
    wantsToShare: (business) => `يريد ${isolate(business)} مشاركة هذا معك.`,
    accept: 'قبول',
    acceptNamed: (tag) => `اقبل ${isolate(tag)}`,
    accepted: (tag) => `ترى الآن أحداث ${isolate(tag)}.`,
    decline: 'رفض',
    declineNamed: (tag) => `ارفض ${isolate(tag)}`,
    declined: (tag) => `رُفض ${isolate(tag)}.`,
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
