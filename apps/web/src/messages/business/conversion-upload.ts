import type { ConversionUploadMessages } from '@pegboard/business-dashboard/conversion-upload';
import type { Translated } from './use-translated.ts';

/** The messages of uploads of events. */
export const conversionUpload: Translated<ConversionUploadMessages> = {
  de: {
    title: 'Conversions hochladen',
    intro:
      'Melde Verkäufe, von denen keine Seite und kein Server berichtet hat: von der Kasse, vom Telefon, aus den Büchern. Ereignisse dürfen 60 Tage alt sein; was schon gemeldet ist, zählt einmal.',
    landing: 'Ereignisse hochladen',
    tag: 'Tag des Kontos',
    tagHint: 'Das Tag, zu dem die Ereignisse gehören.',
    noTags: 'Noch kein Tag',
    noTagsHint: 'Ereignisse gehören zu einem Tag. Erstelle zuerst eines unter „Pin-Tag“.',
    hashed: 'Aus einer Spalte email bildet dein Browser Hashes. E-Mail-Adressen selbst werden nie gesendet.',
    templateName: 'Pegboard-Vorlage für Conversions',
  },
  ar: {
    title: 'رفع التحويلات',
    intro:
      'أبلغ عن مبيعات لم تبلغ عنها صفحة ولا خادم: من الصندوق أو الهاتف أو الدفاتر. قد يكون عمر الأحداث 60 يومًا؛ وما أُبلغ عنه من قبل يُحسب مرة واحدة.',
    landing: 'ارفع الأحداث',
    tag: 'الوسم',
    tagHint: 'الوسم الذي تتبعه الأحداث.',
    noTags: 'لا وسم بعد',
    noTagsHint: 'تتبع الأحداث وسمًا. أنشئ وسمًا في «وسم الدبوس» أولًا.',
    hashed: 'يحوّل متصفحك العمود المسمى email إلى بصمات. لا تُرسل عناوين البريد نفسها أبدًا.',
    templateName: 'نموذج Pegboard للتحويلات',
  },
};
