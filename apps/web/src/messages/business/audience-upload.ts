import type { AudienceUploadMessages } from '@pegboard/business-dashboard/audience-upload';
import type { Translated } from './use-translated.ts';

/** The messages of uploads of customer lists. */
export const audienceUpload: Translated<AudienceUploadMessages> = {
  de: {
    title: 'Zielgruppen hochladen',
    intro:
      'Mach eine Zielgruppe aus deinen Kunden. Ihre E-Mail-Adressen werden in deinem Browser in Hashes umgewandelt und verlassen ihn nie. Die Liste wird ab 100 Personen verwendet, und niemand kann sie zurücklesen.',
    landing: 'Kunden hochladen',
    name: 'Name der Zielgruppe',
    nameHint: 'Sie erscheint unter „Zielgruppen“, sobald alles hochgeladen ist.',
    fileColumns: 'Nötig ist eine Spalte email; andere werden ignoriert und nicht gesendet.',
    templateName: 'Pegboard-Vorlage für Zielgruppen',
  },
  ar: {
    title: 'رفع الجماهير',
    intro:
      'أنشئ جمهورًا من عملائك. تُحوَّل عناوين بريدهم إلى بصمات في متصفحك ولا تغادره أبدًا. تُستخدم القائمة بدءًا من 100 شخص، ولا يستطيع أحد استرجاعها.',
    landing: 'ارفع العملاء',
    name: 'اسم الجمهور',
    nameHint: 'يظهر في «الجماهير» عند اكتمال الرفع.',
    fileColumns: 'يلزم عمود واحد باسم email؛ تُهمل الأعمدة الأخرى ولا تُرسل.',
    templateName: 'نموذج Pegboard للجماهير',
  },
};
