import type { BulkUploadMessages } from '@pegboard/business-dashboard/bulk-upload';
import { createFormats } from '@pegboard/business-dashboard/dashboard';
import { pinNumbersMessages as tablesAr } from '../ar/pin-numbers.ts';
import { pinNumbersMessages as tablesDe } from '../de/pin-numbers.ts';
import { businessErrors } from './business-errors.ts';
import { fileDrop } from './file-drop.ts';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

type Texts = Readonly<Record<string, string>>;

const de = createFormats('de');
const ar = createFormats('ar');

/** The accepted values of each column; names of columns and their words are the same in every language. */
const VALUES_DE: Texts = {
  type: 'campaign oder promoted_pin.',
  action: 'create, change oder pause. Ein beworbener Pin, der pausiert wird, verlässt seine Kampagne.',
  ad_account_id: 'Die ID eines Werbekontos, aus der ID-Liste.',
  campaign_id: 'Die ID einer Kampagne, aus der ID-Liste. Eine neue Kampagne bekommt ihre eigene.',
  campaign_name:
    'Anstelle einer ID: der Name einer Kampagne, die eine Zeile weiter oben in derselben Datei erstellt.',
  pin_id: 'Die ID eines eigenen Pins auf einer öffentlichen Pinnwand, aus der ID-Liste.',
  name: '1 bis 100 Zeichen.',
  objective: 'awareness (zahlt für Impressionen), consideration oder conversions (zahlen für Klicks).',
  price: 'Der Preis einer Impression oder eines Klicks, von 0.0001 bis 1000, in der Währung des Kontos.',
  daily_budget: 'Ein Betrag ab 1. Eine Kampagne hat ein Budget je Tag, eines insgesamt oder beide.',
  total_budget: 'Ein Betrag ab 1.',
  starts_on: 'Der erste Tag, etwa 2027-03-01.',
  ends_on: 'Der letzte Tag, etwa 2027-03-31; ohne ihn läuft sie, bis sie beendet wird.',
  time_zone:
    'Eine Zeitzone mit ihrem Namen, etwa Europe/Berlin oder UTC: Ihre Mitternacht beendet einen Tag.',
  status: 'active, paused oder ended. Eine neue Kampagne ist ein Entwurf, bis eine Änderung sie aktiviert.',
  countries: 'Je zwei Buchstaben, etwa US;CA. Ohne Angabe: überall.',
  genders: 'female, male oder beides.',
  age_buckets: 'Beliebige von 18-24, 25-34, 35-44, 45-49, 50-54, 55-64 und 65+.',
  languages: 'Kürzel von Sprachen, etwa en oder pt-BR.',
  keywords: 'Wörter, nach denen gesucht wird, bis zu 50.',
  topics: 'Themen mit ihrem Namen, etwa Pottery;Gardens, bis zu 50.',
  audiences: 'Zielgruppen des Werbekontos mit ihrem Namen, bis zu 20.',
};
const VALUES_AR: Texts = {
  type: 'الكلمة campaign أو promoted_pin.',
  action: 'الكلمة create أو change أو pause. الدبوس المروَّج الذي يوقف مؤقتًا يخرج من حملته.',
  ad_account_id: 'معرّف حساب إعلاني من قائمة المعرّفات.',
  campaign_id: 'معرّف حملة من قائمة المعرّفات. تحصل الحملة الجديدة على معرّفها.',
  campaign_name: 'بدلًا من المعرّف: اسم حملة ينشئها سطر أعلى في الملف نفسه.',
  pin_id: 'معرّف دبوس لك على لوحة عامة، من قائمة المعرّفات.',
  name: 'من حرف واحد إلى 100 حرف.',
  objective: 'الكلمة awareness (تدفع للظهور) أو consideration أو conversions (تدفعان للنقرات).',
  price: 'سعر الظهور أو النقرة، من 0.0001 إلى 1000، بعملة الحساب.',
  daily_budget: 'مبلغ من 1 فأكثر. للحملة ميزانية يومية أو إجمالية أو كلتاهما.',
  total_budget: 'مبلغ من 1 فأكثر.',
  starts_on: 'أول يوم، مثل 2027-03-01.',
  ends_on: 'آخر يوم، مثل 2027-03-31؛ من دونه تستمر الحملة حتى تُنهى.',
  time_zone: 'منطقة زمنية باسمها، مثل Asia/Riyadh أو UTC: ينتهي اليوم بمنتصف ليلها.',
  status: 'الكلمة active أو paused أو ended. الحملة الجديدة مسودة حتى يفعّلها تعديل.',
  countries: 'حرفان لكل بلد، مثل US;CA. من دونها: في كل مكان.',
  genders: 'الكلمة female أو male أو كلتاهما.',
  age_buckets: 'أي من 18-24 و 25-34 و 35-44 و 45-49 و 50-54 و 55-64 و 65+.',
  languages: 'رموز لغات، مثل en أو pt-BR.',
  keywords: 'كلمات يُبحث عنها، حتى 50.',
  topics: 'مواضيع بأسمائها، مثل Pottery;Gardens، حتى 50.',
  audiences: 'جماهير الحساب الإعلاني بأسمائها، حتى 20.',
};
const ADVICE_DE: Texts = {
  missing: 'Fülle diese Spalte aus: Die Zeile braucht sie.',
  not_taken: 'Lass diese Zelle leer: Diese Art von Zeile hat sie nicht.',
  column_unknown: 'Diese Spalte gibt es nicht. Schreib ihren Namen wie in der Vorlage, oder lösche sie.',
  not_yours: 'Nichts von dir hat diese ID. Nimm sie aus der ID-Liste.',
  pin_in_campaign: 'Dieser Pin ist schon in der Kampagne. Verwende change.',
  pin_not_in_campaign: 'Dieser Pin ist nicht in der Kampagne. Verwende create.',
  pin_already_promoted: 'Eine andere Kampagne bewirbt diesen Pin. Pausiere ihn zuerst dort.',
  campaign_status_refused:
    'Ein Entwurf wird aktiv, eine aktive Kampagne wird pausiert und fortgesetzt, und eine beendete bleibt beendet.',
  campaign_not_above:
    'Keine Zeile weiter oben erstellt eine Kampagne mit diesem Namen. Setz sie davor, oder verwende eine ID.',
  campaign_name_twice: 'Mehrere Zeilen erstellen eine Kampagne mit diesem Namen. Gib jeder einen eigenen.',
  campaign_refused: 'Die Zeile, die diese Kampagne erstellt, ist abgelehnt. Berichtige zuerst diese.',
  topic_unknown: 'Dieses Thema gibt es nicht. Schreib Themen so, wie Pegboard sie nennt.',
  audience_unknown: 'Das Werbekonto hat keine Zielgruppe mit diesem Namen.',
  audience_name_twice: 'Mehrere Zielgruppen des Werbekontos heißen so. Wähle sie auf der Seite der Kampagne.',
  line_too_long: 'Diese Zeile ist zu lang. Vielleicht ist ein Anführungszeichen davor nicht geschlossen.',
  quote_open: 'Hier beginnt ein Anführungszeichen, das nicht geschlossen wird.',
  columns_more:
    'Diese Zeile hat mehr Zellen als die erste. Setz Texte mit Trennzeichen in Anführungszeichen.',
};
const ADVICE_AR: Texts = {
  missing: 'املأ هذا العمود: يحتاج إليه السطر.',
  not_taken: 'اترك هذه الخلية فارغة: لا يقبلها هذا النوع من الأسطر.',
  column_unknown: 'لا عمود بهذا الاسم. اكتب اسمه كما في النموذج أو احذفه.',
  not_yours: 'لا شيء لك بهذا المعرّف. خذه من قائمة المعرّفات.',
  pin_in_campaign: 'هذا الدبوس في الحملة من قبل. استخدم change.',
  pin_not_in_campaign: 'هذا الدبوس ليس في الحملة. استخدم create.',
  pin_already_promoted: 'تروّج حملة أخرى هذا الدبوس. أوقفه فيها أولًا.',
  campaign_status_refused: 'تُفعَّل المسودة، وتوقف الحملة النشطة مؤقتًا ثم تعود، وتبقى المنتهية منتهية.',
  campaign_not_above: 'لا سطر أعلى ينشئ حملة بهذا الاسم. ضع ذلك السطر قبله أو استخدم معرّفًا.',
  campaign_name_twice: 'تنشئ عدة أسطر حملة بهذا الاسم. أعط كلًا منها اسمًا.',
  campaign_refused: 'السطر الذي ينشئ هذه الحملة مرفوض. صحّحه أولًا.',
  topic_unknown: 'لا موضوع بهذا الاسم. اكتب المواضيع كما يسميها Pegboard.',
  audience_unknown: 'ليس في الحساب الإعلاني جمهور بهذا الاسم.',
  audience_name_twice: 'لعدة جماهير في الحساب الإعلاني هذا الاسم. اخترها في صفحة الحملة.',
  line_too_long: 'هذا السطر طويل جدًا. قد تكون قبله علامة اقتباس غير مغلقة.',
  quote_open: 'تبدأ هنا علامة اقتباس لا تُغلق.',
  columns_more: 'خلايا هذا السطر أكثر من الأول. ضع النصوص التي فيها فواصل بين علامتي اقتباس.',
};

/** The messages of bulk uploads. */
export const bulkUpload: Translated<BulkUploadMessages> = {
  de: {
    table: tablesDe.table,
    fileDrop: fileDrop.de,
    title: 'Massen-Upload',
    intro:
      'Erstelle, ändere und pausiere viele Kampagnen und beworbene Pins mit einer Datei. Sie wird erst geprüft: Nichts ändert sich, bevor du sie anwendest.',
    views: { upload: 'Hochladen', history: 'Verlauf', ids: 'ID-Liste', resources: 'Hilfe' },
    viewsLabel: 'Teile des Massen-Uploads',
    template: 'Nimm die Vorlage',
    templateHint:
      'Alle Spalten und ein Beispiel für jede Art von Zeile, mit deinen IDs, wenn du schon welche hast.',
    templateName: 'Pegboard-Vorlage für Massen-Uploads',
    downloadTemplate: 'Vorlage herunterladen',
    upload: 'Datei hochladen',
    file: 'Datei',
    fileHint:
      'CSV mit den Namen der Spalten in der ersten Zeile; beliebiges Trennzeichen, bis zu 5.000 Zeilen.',
    check: 'Datei prüfen',
    checking: (come, lines) => `${de.count(come)} von ${de.count(lines)} Zeilen geprüft`,
    mayNotEdit:
      'Du kannst Uploads und IDs ansehen. Bitte einen Inhaber oder Administrator, eine Datei hochzuladen.',
    noFile: 'Wähle eine Datei.',
    tooLarge: 'Nimm eine Datei von höchstens 10 MB.',
    tooMany: 'Nimm eine Datei mit höchstens 5.000 Zeilen.',
    empty: 'Diese Datei hat keine Zeilen.',
    columnsMissing: 'Die erste Zeile muss die Spalten nennen, darunter type und action. Nimm die Vorlage.',
    apply: (rows) => `${de.counted(rows, 'Zeile', 'Zeilen')} anwenden`,
    applying: (done, ready) => `${de.count(done)} von ${de.count(ready)} Zeilen erledigt`,
    states: {
      cut: 'Abgebrochen',
      refused: 'Nichts anzuwenden',
      checked: 'Nicht angewandt',
      begun: 'Nicht fertig',
      partly: 'Teils abgelehnt',
      done: 'Angewandt',
    },
    cutHint: 'Der Rest ist nicht angekommen, und nichts wurde geändert. Lade die Datei erneut hoch.',
    begunHint: 'Mach weiter: Erledigte Zeilen werden nicht wiederholt.',
    summary: ({ lines, ready, refused, applied, failed }) =>
      applied + failed === 0
        ? `${de.counted(lines, 'Zeile', 'Zeilen')}: ${de.count(ready)} anwendbar, ${de.count(refused)} nicht.`
        : `${de.counted(lines, 'Zeile', 'Zeilen')}: ${de.count(applied)} angewandt, ${de.count(refused + failed)} abgelehnt.`,
    history: 'Verlauf',
    none: 'Noch nichts hochgeladen',
    noneHint: 'Uploads stehen hier 90 Tage lang, mit den Problemen je Zeile und Spalte.',
    columns: {
      file: 'Datei',
      time: 'Hochgeladen',
      lines: 'Zeilen',
      applied: 'Angewandt',
      refused: 'Abgelehnt',
      state: 'Zustand',
    },
    report: 'Bericht',
    reportOf: (file) => `Bericht zu ${file}`,
    hideReport: 'Bericht ausblenden',
    more: 'Mehr anzeigen',
    findings: { line: 'Zeile', field: 'Spalte', what: 'Was zu tun ist' },
    advice: (field, code) =>
      code === 'invalid' && VALUES_DE[field] !== undefined
        ? `Erlaubt: ${VALUES_DE[field]}`
        : (ADVICE_DE[code] ?? businessErrors.de.fields[code] ?? 'Dieser Wert ist nicht gültig.'),
    noFindings: 'Alles ist in Ordnung.',
    downloadReport: 'Bericht herunterladen',
    failed: 'Da ist bei uns etwas schiefgegangen.',
    ids: {
      accounts: 'Werbekonten',
      campaigns: 'Kampagnen',
      pins: 'Pins zum Bewerben',
      hint: 'Mit diesen IDs nennen Zeilen, was sie ändern. Kopiere eine, oder lade eine Liste herunter.',
      none: 'Noch keine IDs',
      noneHint:
        'Eröffne zuerst ein Werbekonto unter „Werbekonten“. Dann stehen hier seine Kampagnen und deine Pins.',
      id: 'ID',
      name: 'Name',
      account: 'Werbekonto',
      campaign: 'Kampagne',
      status: 'Zustand',
      noName: 'Ohne Namen',
      copy: 'Kopieren',
      copyOf: (name) => `ID von ${name} kopieren`,
      copied: (id) => `${id} ist kopiert.`,
      notCopied: 'Dein Browser hat sie nicht kopiert. Markiere die ID von Hand.',
      statuses: { draft: 'Entwurf', active: 'Aktiv', paused: 'Pausiert', ended: 'Beendet' },
    },
    help: {
      title: 'So geht es',
      steps: [
        'Jede Zeile handelt von einer Kampagne oder einem beworbenen Pin und sagt, was damit geschieht: create (erstellen), change (ändern) oder pause (pausieren).',
        'Eine Änderung lässt, was in ihrer Zeile leer ist. Das Wort none entfernt ein Budget, einen letzten Tag oder die Auswahl, für wen ein Pin ist.',
        'Zeilen werden in der Reihenfolge der Datei ausgeführt. Eine falsche Zeile hält keine andere auf.',
        'Eine neue Kampagne ist ein Entwurf. Zeilen weiter unten nennen sie mit campaign_name, um Pins hinzuzufügen und sie zu aktivieren; später steht ihre ID in der ID-Liste.',
        'Tabellenprogramme kürzen lange Zahlen: Stell die Spalten der IDs auf Text, bevor du einfügst.',
      ],
      columns: 'Spalten',
      column: 'Spalte',
      takes: 'Erlaubte Werte',
      valuesOf: (column) => VALUES_DE[column] ?? '',
      campaign: 'Kampagne',
      pin: 'Beworbener Pin',
      needed: (actions) =>
        actions.length === 0
          ? 'Freiwillig'
          : actions.length === 3
            ? 'Immer'
            : `Nötig für ${de.list(actions)}`,
      notTaken: '–',
      notTakenLabel: 'Nicht möglich',
    },
    count: de.count,
    moment: de.moment,
  },
  ar: {
    table: tablesAr.table,
    fileDrop: fileDrop.ar,
    title: 'الرفع الجماعي',
    intro:
      'أنشئ حملات ودبابيس مروَّجة كثيرة أو عدّلها أو أوقفها مؤقتًا بملف واحد. يُفحص الملف أولًا: لا يتغير شيء قبل أن تطبّقه.',
    views: { upload: 'الرفع', history: 'السجل', ids: 'قائمة المعرّفات', resources: 'المساعدة' },
    viewsLabel: 'أجزاء الرفع الجماعي',
    template: 'خذ النموذج',
    templateHint: 'كل الأعمدة، ومثال لكل نوع من الأسطر، بمعرّفاتك إن كانت لديك.',
    templateName: 'نموذج Pegboard للرفع الجماعي',
    downloadTemplate: 'نزّل النموذج',
    upload: 'ارفع ملفًا',
    file: 'الملف',
    fileHint: 'ملف CSV في سطره الأول أسماء الأعمدة؛ بأي فاصل، حتى 5,000 سطر.',
    check: 'افحص الملف',
    checking: (come, lines) => `فُحص ${ar.count(come)} من ${ar.count(lines)} من الأسطر`,
    mayNotEdit: 'يمكنك الاطلاع على ما رُفع وعلى المعرّفات. اطلب من مالك أو مشرف رفع ملف.',
    noFile: 'اختر ملفًا.',
    tooLarge: 'استخدم ملفًا لا يزيد على 10 MB.',
    tooMany: 'استخدم ملفًا لا يزيد على 5,000 سطر.',
    empty: 'لا أسطر في هذا الملف.',
    columnsMissing: 'يجب أن يسمي السطر الأول الأعمدة، ومنها type و action. خذ النموذج.',
    apply: (rows) => `طبّق الأسطر (${ar.count(rows)})`,
    applying: (done, ready) => `أُنجز ${ar.count(done)} من ${ar.count(ready)} من الأسطر`,
    states: {
      cut: 'انقطع',
      refused: 'لا شيء للتطبيق',
      checked: 'لم يُطبَّق',
      begun: 'لم يكتمل',
      partly: 'رُفض بعضه',
      done: 'طُبِّق',
    },
    cutHint: 'لم يصل الباقي، ولم يتغير شيء. ارفع الملف مرة أخرى.',
    begunHint: 'تابع: لا تتكرر الأسطر المنجزة.',
    summary: ({ lines, ready, refused, applied, failed }) =>
      applied + failed === 0
        ? `الأسطر: ${ar.count(lines)}، القابلة للتطبيق: ${ar.count(ready)}، غير القابلة: ${ar.count(refused)}.`
        : `الأسطر: ${ar.count(lines)}، المطبَّقة: ${ar.count(applied)}، المرفوضة: ${ar.count(refused + failed)}.`,
    history: 'السجل',
    none: 'لم يُرفع شيء بعد',
    noneHint: 'يبقى هنا ما ترفعه 90 يومًا، مع المشكلات حسب السطر والعمود.',
    columns: {
      file: 'الملف',
      time: 'وقت الرفع',
      lines: 'الأسطر',
      applied: 'المطبَّقة',
      refused: 'المرفوضة',
      state: 'الحالة',
    },
    report: 'التقرير',
    reportOf: (file) => `تقرير ${isolate(file)}`,
    hideReport: 'إخفاء التقرير',
    more: 'عرض المزيد',
    findings: { line: 'السطر', field: 'العمود', what: 'ما العمل' },
    advice: (field, code) =>
      code === 'invalid' && VALUES_AR[field] !== undefined
        ? `المقبول: ${VALUES_AR[field]}`
        : (ADVICE_AR[code] ?? businessErrors.ar.fields[code] ?? 'هذه القيمة غير صالحة.'),
    noFindings: 'لا مشكلة.',
    downloadReport: 'نزّل التقرير',
    failed: 'عذرًا! حدث خطأ من جهتنا.',
    ids: {
      accounts: 'الحسابات الإعلانية',
      campaigns: 'الحملات',
      pins: 'دبابيس للترويج',
      hint: 'تسمي الأسطر بهذه المعرّفات ما تعدّله. انسخ معرّفًا أو نزّل قائمة.',
      none: 'لا معرّفات بعد',
      noneHint: 'افتح أولًا حسابًا في «الحسابات الإعلانية». عندها تظهر هنا حملاته ودبابيسك.',
      id: 'المعرّف',
      name: 'الاسم',
      account: 'الحساب الإعلاني',
      campaign: 'الحملة',
      status: 'الحالة',
      noName: 'بلا اسم',
      copy: 'نسخ',
      copyOf: (name) => `انسخ معرّف ${isolate(name)}`,
      copied: (id) => `نُسخ ${isolate(id)}.`,
      notCopied: 'لم ينسخه متصفحك. حدد المعرّف بنفسك.',
      statuses: { draft: 'مسودة', active: 'نشطة', paused: 'متوقفة مؤقتًا', ended: 'منتهية' },
    },
    help: {
      title: 'كيف يعمل',
      steps: [
        'يتناول كل سطر حملة واحدة أو دبوسًا مروَّجًا واحدًا، ويذكر ما يُفعل به: create (إنشاء) أو change (تعديل) أو pause (إيقاف مؤقت).',
        'يُبقي التعديل ما تركه سطره فارغًا. تزيل الكلمة none ميزانية أو يومًا أخيرًا أو تحديد من يراه الدبوس.',
        'تُنفَّذ الأسطر بترتيب الملف. لا يوقف سطر خاطئ غيره.',
        'الحملة الجديدة مسودة. تسميها أسطر أدنى بالعمود campaign_name لإضافة دبابيس ولتفعيلها؛ ويظهر معرّفها لاحقًا في قائمة المعرّفات.',
        'تختصر برامج الجداول الأرقام الطويلة: اجعل أعمدة المعرّفات نصًا قبل اللصق.',
      ],
      columns: 'الأعمدة',
      column: 'العمود',
      takes: 'القيم المقبولة',
      valuesOf: (column) => VALUES_AR[column] ?? '',
      campaign: 'حملة',
      pin: 'دبوس مروَّج',
      needed: (actions) =>
        actions.length === 0 ? 'اختياري' : actions.length === 3 ? 'دائمًا' : `لازم مع ${ar.list(actions)}`,
      notTaken: '–',
      notTakenLabel: 'غير مقبول',
    },
    count: ar.count,
    moment: ar.moment,
  },
};
