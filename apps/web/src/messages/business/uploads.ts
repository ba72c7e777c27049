import type { UploadMessages } from '@pegboard/business-dashboard/conversion-upload';
import { createFormats } from '@pegboard/business-dashboard/dashboard';
import { businessErrors } from './business-errors.ts';
import { fileDrop } from './file-drop.ts';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');

/** The messages shared by uploads of events and of customers. */
export const uploads: Translated<UploadMessages> = {
  de: {
    fileDrop: fileDrop.de,
    file: 'Datei',
    fileHint: 'CSV mit den Namen der Spalten in der ersten Zeile; beliebiges Trennzeichen, bis zu 50 MB.',
    template: 'Vorlage herunterladen',
    send: 'Hochladen',
    sending: (come, lines) => `${de.count(come)} von ${de.count(lines)} Zeilen gesendet`,
    noFile: 'Wähle eine Datei.',
    tooLarge: 'Nimm eine Datei von höchstens 50 MB.',
    empty: 'Diese Datei hat keine Zeilen.',
    columnsMissing: (columns) =>
      `Die erste Zeile muss diese Spalten nennen: ${de.list(columns)}. Nimm die Vorlage.`,
    result: 'Ergebnis',
    states: { done: 'Fertig', partly: 'Fertig, einige Zeilen abgelehnt', cut: 'Abgebrochen' },
    cutHint: 'Der Upload ist unvollständig. Lade die Datei erneut hoch; nichts wird doppelt gezählt.',
    history: 'Verlauf',
    none: 'Noch nichts hochgeladen',
    noneHint: 'Uploads stehen hier 90 Tage lang, mit den Problemen je Zeile und Feld.',
    columns: {
      file: 'Datei',
      time: 'Hochgeladen',
      lines: 'Zeilen',
      taken: 'Neu',
      known: 'Schon bekannt',
      refused: 'Abgelehnt',
      state: 'Zustand',
    },
    report: 'Bericht',
    reportOf: (file) => `Bericht zu ${file}`,
    hideReport: 'Bericht ausblenden',
    more: 'Mehr anzeigen',
    findings: { line: 'Zeile', field: 'Feld', what: 'Was zu tun ist' },
    advice: {
      email_invalid: 'Das ist keine E-Mail-Adresse. Nimm die Form anna@example.com.',
      line_too_long: 'Diese Zeile ist zu lang. Vielleicht ist ein Anführungszeichen davor nicht geschlossen.',
      quote_open: 'Hier beginnt ein Anführungszeichen, das nicht geschlossen wird.',
      columns_more:
        'Diese Zeile hat mehr Zellen als die erste. Setz Texte mit Trennzeichen in Anführungszeichen.',
    },
    otherAdvice: (code) => businessErrors.de.fields[code] ?? 'Dieser Wert ist nicht gültig.',
    noFindings: 'Alles war in Ordnung.',
    download: 'Bericht herunterladen',
    summary: ({ lines_come: come, lines, taken, known, refused }) =>
      `${de.count(come)} von ${de.counted(lines, 'Zeile', 'Zeilen')} angekommen: ${de.count(taken)} neu, ${de.count(known)} schon bekannt, ${de.count(refused)} abgelehnt.`,
    count: de.count,
    moment: de.moment,
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    fileDrop: fileDrop.ar,
    file: 'الملف',
    fileHint: 'ملف CSV في سطره الأول أسماء الأعمدة؛ بأي فاصل، حتى 50 MB.',
    template: 'نزّل النموذج',
    send: 'رفع',
    sending: (come, lines) => `أُرسل ${ar.count(come)} من ${ar.count(lines)} من الأسطر`,
    noFile: 'اختر ملفًا.',
    tooLarge: 'استخدم ملفًا لا يزيد على 50 MB.',
    empty: 'لا أسطر في هذا الملف.',
    columnsMissing: (columns) => `يجب أن يسمي السطر الأول هذه الأعمدة: ${ar.list(columns)}. خذ النموذج.`,
    result: 'النتيجة',
    states: { done: 'تم', partly: 'تم، ورُفضت أسطر', cut: 'انقطع' },
    cutHint: 'لم يكتمل الرفع. ارفع الملف مرة أخرى؛ لا يُحسب شيء مرتين.',
    history: 'السجل',
    none: 'لم يُرفع شيء بعد',
    noneHint: 'يبقى هنا ما ترفعه 90 يومًا، مع المشكلات حسب السطر والحقل.',
    columns: {
      file: 'الملف',
      time: 'وقت الرفع',
      lines: 'الأسطر',
      taken: 'الجديدة',
      known: 'المعروفة من قبل',
      refused: 'المرفوضة',
      state: 'الحالة',
    },
    report: 'التقرير',
    reportOf: (file) => `تقرير ${isolate(file)}`,
    hideReport: 'إخفاء التقرير',
    more: 'عرض المزيد',
    findings: { line: 'السطر', field: 'الحقل', what: 'ما العمل' },
    advice: {
      email_invalid: 'هذا ليس عنوان بريد. استخدم صيغة مثل anna@example.com.',
      line_too_long: 'هذا السطر طويل جدًا. قد تكون قبله علامة اقتباس غير مغلقة.',
      quote_open: 'تبدأ هنا علامة اقتباس لا تُغلق.',
      columns_more: 'خلايا هذا السطر أكثر من الأول. ضع النصوص التي فيها فواصل بين علامتي اقتباس.',
    },
    otherAdvice: (code) => businessErrors.ar.fields[code] ?? 'هذه القيمة غير صالحة.',
    noFindings: 'لا مشكلة.',
    download: 'نزّل التقرير',
    summary: ({ lines_come: come, lines, taken, known, refused }) =>
      `وصل ${ar.count(come)} من ${ar.count(lines)} من الأسطر. الجديدة: ${ar.count(taken)}، المعروفة: ${ar.count(known)}، المرفوضة: ${ar.count(refused)}.`,
    count: ar.count,
    moment: ar.moment,
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
