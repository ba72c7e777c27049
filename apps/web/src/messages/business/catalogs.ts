import type { CatalogMessages } from '@pegboard/business-dashboard/catalogs';
import { createFormats } from '@pegboard/business-dashboard/dashboard';
import { pinNumbersMessages as tablesAr } from '../ar/pin-numbers.ts';
import { pinNumbersMessages as tablesDe } from '../de/pin-numbers.ts';
import type { Translated } from './use-translated.ts';

type Run = Parameters<CatalogMessages['counts']>[0];

const de = createFormats('de');
const ar = createFormats('ar');
const atLineDe = ({ failure_line: line }: Run): string =>
  line === null ? '' : ` in Zeile ${de.count(line)}`;
const atLineAr = ({ failure_line: line }: Run): string =>
  line === null ? '' : ` في السطر ${ar.count(line)}`;
const [failedDe, failedAr] = [
  'Das hat nicht geklappt. Versuch es noch einmal.',
  'لم ينجح ذلك. حاول مرة أخرى.',
];

function hoursDe(hours: number): string {
  if (hours === 168) return 'Jede Woche';
  return hours === 24 ? 'Jeden Tag' : `Alle ${hours} Stunden`;
}

function hoursAr(hours: number): string {
  if (hours === 168) return 'كل أسبوع';
  return hours === 24 ? 'كل يوم' : `كل ${ar.count(hours)} ساعة`;
}

/** The messages of catalogs. */
export const catalogs: Translated<CatalogMessages> = {
  de: {
    table: tablesDe.table,
    title: 'Kataloge',
    intro:
      'Aus einem Produkt-Feed werden Pins, die ihm folgen: Neue Produkte erscheinen, Preise ändern sich, Ausverkauftes ist gekennzeichnet, Entferntes verschwindet.',
    none: 'Noch keine Kataloge',
    noneHint:
      'Füge einen hinzu, lege dann Produkte von Hand an, lade seinen Feed als CSV, TSV oder XML oder den Produktexport von Shopify oder WooCommerce hoch, oder gib seine Adresse an.',
    noBoards: 'Erstelle zuerst eine Pinnwand: Dorthin kommen die Produkte.',
    add: 'Katalog hinzufügen',
    change: (name) => `${name} ändern`,
    changeShort: 'Ändern',
    remove: 'Löschen',
    removeSure: (name) => `${name} löschen?`,
    removal: {
      note: 'Seine Berichte werden mit gelöscht. Seine Pins bleiben auf ihrer Pinnwand.',
      yes: 'Katalog löschen',
      no: 'Behalten',
      failed: failedDe,
    },
    save: 'Speichern',
    cancel: 'Abbrechen',
    fields: {
      name: 'Name',
      board: 'Pinnwand',
      boardHint: 'Produkte werden dort zu deinen Pins.',
      currency: 'Währung',
      currencyHint: 'Für Preise, die keine nennen, etwa EUR.',
      address: 'Adresse des Feeds',
      addressHint: 'Leer, wenn du Dateien hochlädst.',
      often: 'Abrufen',
      never: 'Nur auf Verlangen',
      hours: hoursDe,
    },
    products: (count) => de.counted(count, 'Produkt', 'Produkte'),
    on: 'auf',
    manageProducts: 'Produkte und Gruppen',
    fetched: (hours) => (hours === null ? 'Auf Verlangen abgerufen' : `Abgerufen: ${hoursDe(hours)}`),
    upload: (name) => `Feed von ${name} hochladen`,
    uploadShort: 'Feed hochladen',
    fetchNow: 'Jetzt abrufen',
    mayShrink: 'Alle Produkte entfernen, die nicht im Feed sind',
    sending: (share) => `Datei wird gesendet: ${de.percent(share)}`,
    cancelRun: 'Abbrechen',
    steps: {
      waiting: 'Wartet',
      reading: 'Feed wird gelesen',
      applying: 'Aus Produkten werden Pins',
    },
    ends: {
      done: 'Der ganze Feed ist übernommen.',
      partly: 'Ein Teil des Feeds ist übernommen.',
      failed: 'Nichts vom Feed konnte übernommen werden. Deine Produkte bleiben, wie sie waren.',
      cancelled: 'Abgebrochen. Fertige Änderungen bleiben; der nächste Feed macht dort weiter.',
    },
    counts: (run) =>
      de.list(
        [
          run.created_count > 0 && `${de.count(run.created_count)} neu`,
          run.updated_count > 0 && `${de.count(run.updated_count)} geändert`,
          run.sold_out_count > 0 && `${de.count(run.sold_out_count)} ausverkauft`,
          run.removed_count > 0 && `${de.count(run.removed_count)} entfernt`,
          run.refused_count > 0 && de.counted(run.refused_count, 'Zeile abgelehnt', 'Zeilen abgelehnt'),
          run.failed_count > 0 && `${de.count(run.failed_count)} ohne Pin`,
        ].filter((text) => text !== false),
      ) || (run.state === 'cancelled' ? '' : 'Es gab nichts zu ändern'),
    held: (count) =>
      `${de.counted(count, 'Produkt ist', 'Produkte sind')} nicht in diesem Feed und geblieben: Der Feed hat unlesbare Zeilen oder weniger als die Hälfte deiner Produkte. Lade ihn noch einmal hoch und erlaube das Entfernen.`,
    ignored: (columns) => `Spalten, die wir nicht verwenden: ${columns}`,
    failures: {
      feed_empty: () => 'Der Feed ist leer. Exportiere ihn noch einmal.',
      feed_not_text: () =>
        'Das ist eine Tabellendatei, ein Archiv oder ein Bild. Speichere sie als CSV, TSV oder XML.',
      feed_encoding_unknown: () =>
        'Wir kennen die Kodierung nicht, die der Feed nennt. Speichere ihn als UTF-8.',
      feed_header_unknown: () =>
        'Die erste Zeile nennt die Spalten nicht. Sie braucht id, title, link, image_link, price und availability.',
      feed_columns_missing: (run) =>
        `Es fehlen Spalten: ${de.list(run.failure_fields)}. Ergänze sie in der ersten Zeile.`,
      feed_xml_broken: (run) =>
        `Das XML bricht${atLineDe(run)} ab. Alles davor ist übernommen; exportiere es noch einmal.`,
      feed_xml_doctype: () =>
        'Das XML definiert einen eigenen Dokumenttyp oder eigene Entitäten. Exportiere es ohne sie.',
      feed_xml_too_deep: (run) =>
        `Das XML ist${atLineDe(run)} zu tief verschachtelt. Nimm RSS, Atom oder eine Liste von Produkten.`,
      feed_too_many_rows: (run) =>
        `Der Feed hat mehr als 100.000 Produkte. Er wurde bis Zeile ${de.count(run.failure_line ?? 0)} gelesen; verteile ihn auf mehrere Kataloge.`,
      feed_shop_unknown: () =>
        'Dieser Export enthält keine Adressen der Produkte. Gib unter „Einstellungen“ die Website deines Shops an und lade ihn noch einmal hoch.',
      feed_no_products: () => 'Keine Zeile des Feeds ist ein Produkt. Der Bericht nennt die Gründe.',
      feed_gone: () => 'Die Datei ist nicht mehr da. Lade sie noch einmal hoch.',
      feed_unreachable: () =>
        'Wir konnten den Feed unter seiner Adresse nicht abrufen. Prüfe die Adresse, und ob sie ohne Passwort geht.',
      feed_file_too_large: () => 'Der Feed ist größer als 256 MB. Verteile ihn auf mehrere Kataloge.',
      feed_type_unfit: () =>
        'Unter dieser Adresse ist kein Feed. Nimm die Adresse der CSV-, TSV- oder XML-Datei.',
      catalog_board_lost: () =>
        'Die Pinnwand ist gelöscht, archiviert, oder du darfst dort nicht mehr merken. Erstelle einen neuen Katalog.',
    },
    report: (name) => `Bericht zu ${name}`,
    reportShort: 'Bericht zeigen',
    hideReport: 'Bericht ausblenden',
    columns: ['Zeile', 'Produkt', 'Feld', 'Wert', 'Was du tun kannst'],
    wholeLine: 'Ganze Zeile',
    severities: { error: 'Abgelehnt', warning: 'Mit einer Änderung übernommen' },
    advice: {
      missing: 'Fülle dieses Feld aus.',
      too_long: 'Kürze es.',
      cut: 'Es wurde gekürzt. Kürze es selbst, um zu bestimmen, was man sieht.',
      formula: 'Das ist eine Formel. Exportiere ihren Wert.',
      characters_broken: 'Zeichen sind verloren gegangen. Speichere den Feed als UTF-8.',
      link_invalid: 'Gib eine ganze Adresse an, die mit https:// beginnt.',
      price_invalid: 'Schreibe den Preis wie 12.99 EUR.',
      price_negative: 'Ein Preis ist größer als null.',
      currency_unknown: 'Nimm eine Währung aus drei Buchstaben, etwa EUR.',
      sale_price_not_lower: 'Der Angebotspreis ist nicht niedriger als der Preis und wurde weggelassen.',
      availability_unknown: 'Nimm „in stock“, „out of stock“ oder „preorder“.',
      id_by_hand:
        'Du hast von Hand ein Produkt mit dieser id angelegt; es bleibt, wie es ist. Entferne es oder ändere die id.',
      id_duplicate: 'Die genannte Zeile hat diese id schon. Gib jedem Produkt seine eigene.',
      line_too_long: 'Die Zeile ist länger als 65.536 Zeichen. Prüfe Trennzeichen und Zeilenumbrüche.',
      quote_open:
        'Ein Anführungszeichen ist nicht geschlossen. Schließe es, oder verdopple die innerhalb eines Texts.',
      columns_more:
        'Die Zeile hat mehr Zellen als Spalten. Setze Texte mit Trennzeichen in Anführungszeichen.',
      columns_fewer: 'Die Zeile hat weniger Zellen als Spalten. Ergänze leere Zellen.',
      image_unreachable: 'Wir konnten das Bild nicht abrufen. Prüfe seine Adresse.',
      image_unfit: 'Unter dieser Adresse ist kein Bild von höchstens 10 MB. Nimm JPEG, PNG oder WebP.',
      removed_by_moderator: 'Ein Moderator hat diesen Pin entfernt. Er kann nicht wiederhergestellt werden.',
    },
    more: 'Mehr zeigen',
    again: 'Noch einmal versuchen',
    download: 'Als CSV speichern',
    failed: failedDe,
    merchant: {
      title: 'Verifizierter Händler',
      intro:
        'Ein Abzeichen an deinem Profil und deinen Pins zeigt, dass wir deinen Shop kennen. Wir prüfen jede Anfrage.',
      website: 'Website des Shops',
      words: 'Weitere Angaben (freiwillig)',
      ask: 'Verifizierung anfragen',
      states: {
        waiting: 'Wir prüfen deine Anfrage.',
        verified: 'Du bist verifizierter Händler.',
        refused: 'Wir konnten deinen Shop nicht verifizieren.',
      },
      answer: (words) => `Unsere Antwort: ${words}`,
    },
  },
  ar: {
    table: tablesAr.table,
    title: 'الكتالوجات',
    intro:
      'تصبح خلاصة المنتجات دبابيس تتبعها: تظهر المنتجات الجديدة، وتتغير الأسعار، ويُعلَّم ما نفد، ويختفي ما أُزيل.',
    none: 'لا كتالوجات بعد',
    noneHint:
      'أضف كتالوجًا، ثم أضف منتجات يدويًا، أو ارفع خلاصته بصيغة CSV أو TSV أو XML أو تصدير المنتجات من Shopify أو WooCommerce، أو أدخل عنوانها.',
    noBoards: 'أنشئ لوحة أولًا: إليها تذهب المنتجات.',
    add: 'أضف كتالوجًا',
    change: (name) => `تعديل \u2068${name}\u2069`,
    changeShort: 'تعديل',
    remove: 'حذف',
    removeSure: (name) => `هل تحذف \u2068${name}\u2069؟`,
    removal: {
      note: 'تُحذف تقاريره معه، وتبقى دبابيسه على لوحتها.',
      yes: 'احذف الكتالوج',
      no: 'أبقه',
      failed: failedAr,
    },
    save: 'حفظ',
    cancel: 'إلغاء',
    fields: {
      name: 'الاسم',
      board: 'اللوحة',
      boardHint: 'تصبح المنتجات دبابيس لك هناك.',
      currency: 'العملة',
      currencyHint: 'للأسعار التي لا تذكر عملة، مثل USD.',
      address: 'عنوان الخلاصة',
      addressHint: 'اتركه فارغًا لترفع ملفات.',
      often: 'الجلب',
      never: 'عند الطلب فقط',
      hours: hoursAr,
    },
    products: (count) => `المنتجات: ${ar.count(count)}`,
    on: 'على',
    manageProducts: 'المنتجات والمجموعات',
    fetched: (hours) => (hours === null ? 'تُجلب عند الطلب' : `تُجلب ${hoursAr(hours)}`),
    upload: (name) => `ارفع خلاصة \u2068${name}\u2069`,
    uploadShort: 'ارفع خلاصة',
    fetchNow: 'اجلبها الآن',
    mayShrink: 'أزل كل المنتجات التي ليست في الخلاصة',
    sending: (share) => `جارٍ إرسال الملف: ${ar.percent(share)}`,
    cancelRun: 'إلغاء',
    steps: { waiting: 'في الانتظار', reading: 'جارٍ قراءة الخلاصة', applying: 'تتحول المنتجات إلى دبابيس' },
    ends: {
      done: 'طُبقت الخلاصة كلها.',
      partly: 'طُبق بعض الخلاصة.',
      failed: 'تعذر أخذ أي شيء من الخلاصة. بقيت منتجاتك كما كانت.',
      cancelled: 'أُلغيت. تبقى التغييرات المكتملة، وتكمل الخلاصة التالية من هناك.',
    },
    counts: (run) =>
      ar.list(
        [
          run.created_count > 0 && `جديد: ${ar.count(run.created_count)}`,
          run.updated_count > 0 && `معدَّل: ${ar.count(run.updated_count)}`,
          run.sold_out_count > 0 && `نافد: ${ar.count(run.sold_out_count)}`,
          run.removed_count > 0 && `مُزال: ${ar.count(run.removed_count)}`,
          run.refused_count > 0 && `سطور مرفوضة: ${ar.count(run.refused_count)}`,
          run.failed_count > 0 && `بلا دبوس: ${ar.count(run.failed_count)}`,
        ].filter((text) => text !== false),
      ) || (run.state === 'cancelled' ? '' : 'لا شيء للتغيير'),
    held: (count) =>
      `منتجات ليست في هذه الخلاصة وبقيت: ${ar.count(count)}. في الخلاصة سطور غير مقروءة، أو أقل من نصف ما لديك. ارفعها مرة أخرى واسمح بالإزالة.`,
    ignored: (columns) => `أعمدة لا نستخدمها: ${columns}`,
    failures: {
      feed_empty: () => 'الخلاصة فارغة. صدّرها مرة أخرى.',
      feed_not_text: () => 'هذا جدول أو أرشيف أو صورة. احفظه بصيغة CSV أو TSV أو XML.',
      feed_encoding_unknown: () => 'لا نعرف الترميز الذي تذكره الخلاصة. احفظها بترميز UTF-8.',
      feed_header_unknown: () =>
        'لا يسمي السطر الأول الأعمدة. يحتاج إلى id و title و link و image_link و price و availability.',
      feed_columns_missing: (run) => `أعمدة ناقصة: ${ar.list(run.failure_fields)}. أضفها إلى السطر الأول.`,
      feed_xml_broken: (run) => `ينقطع XML${atLineAr(run)}. أُخذ ما قبله؛ صدّره مرة أخرى.`,
      feed_xml_doctype: () => 'يعرّف XML نوع مستند أو كيانات خاصة به. صدّره من دونها.',
      feed_xml_too_deep: (run) => `تداخل XML عميق جدًا${atLineAr(run)}. استخدم RSS أو Atom أو قائمة منتجات.`,
      feed_too_many_rows: (run) =>
        `في الخلاصة أكثر من 100,000 منتج. قُرئت حتى السطر ${ar.count(run.failure_line ?? 0)}؛ وزعها على عدة كتالوجات.`,
      feed_shop_unknown: () =>
        'ليس في هذا التصدير عناوين للمنتجات. أدخل موقع متجرك في الإعدادات، ثم ارفعه مرة أخرى.',
      feed_no_products: () => 'لا سطر في الخلاصة يمثل منتجًا. يذكر التقرير الأسباب.',
      feed_gone: () => 'لم يعد الملف متاحًا. ارفعه مرة أخرى.',
      feed_unreachable: () => 'تعذر جلب الخلاصة من عنوانها. تحقق من العنوان، ومن أنه لا يطلب كلمة مرور.',
      feed_file_too_large: () => 'الخلاصة أكبر من 256 MB. وزعها على عدة كتالوجات.',
      feed_type_unfit: () => 'ليست في هذا العنوان خلاصة. استخدم عنوان ملف CSV أو TSV أو XML.',
      catalog_board_lost: () => 'حُذفت اللوحة أو أُرشفت أو لم يعد لك الحفظ عليها. أنشئ كتالوجًا جديدًا.',
    },
    report: (name) => `تقرير \u2068${name}\u2069`,
    reportShort: 'عرض التقرير',
    hideReport: 'إخفاء التقرير',
    columns: ['السطر', 'المنتج', 'الحقل', 'القيمة', 'ما العمل'],
    wholeLine: 'السطر كله',
    severities: { error: 'مرفوض', warning: 'مقبول مع تغيير' },
    advice: {
      missing: 'املأ هذا الحقل.',
      too_long: 'اختصره.',
      cut: 'قُطع النص. اختصره لتختار ما يظهر.',
      formula: 'هذه صيغة حسابية. صدّر قيمتها.',
      characters_broken: 'ضاعت أحرف. احفظ الخلاصة بترميز UTF-8.',
      link_invalid: 'أدخل عنوانًا كاملًا يبدأ بـ https://.',
      price_invalid: 'اكتب السعر مثل 12.99 USD.',
      price_negative: 'السعر أكبر من صفر.',
      currency_unknown: 'استخدم عملة من ثلاثة أحرف، مثل USD.',
      sale_price_not_lower: 'سعر العرض ليس أقل من السعر، فلم يُستخدم.',
      availability_unknown: 'استخدم in stock أو out of stock أو preorder.',
      id_by_hand: 'أضفت يدويًا منتجًا بهذا المعرّف، وهو يبقى كما هو. أزِله أو غيّر المعرّف.',
      id_duplicate: 'للسطر المذكور هذا المعرّف من قبل. أعط كل منتج معرّفه.',
      line_too_long: 'السطر أطول من 65,536 حرفًا. تحقق من الفواصل ونهايات الأسطر.',
      quote_open: 'علامة اقتباس غير مغلقة. أغلقها، أو ضاعف العلامات داخل النص.',
      columns_more: 'خلايا السطر أكثر من الأعمدة. ضع النصوص التي فيها فواصل بين علامتي اقتباس.',
      columns_fewer: 'خلايا السطر أقل من الأعمدة. أضف خلايا فارغة.',
      image_unreachable: 'تعذر جلب الصورة. تحقق من عنوانها.',
      image_unfit: 'ليست في هذا العنوان صورة بحجم 10 MB على الأكثر. استخدم JPEG أو PNG أو WebP.',
      removed_by_moderator: 'أزال مشرف هذا الدبوس، ولا يمكن استعادته.',
    },
    more: 'عرض المزيد',
    again: 'حاول مرة أخرى',
    download: 'حفظ بصيغة CSV',
    failed: failedAr,
    merchant: {
      title: 'تاجر موثَّق',
      intro: 'تُظهر شارة على ملفك ودبابيسك أننا نعرف متجرك. نراجع كل طلب.',
      website: 'موقع المتجر',
      words: 'معلومات إضافية (اختيارية)',
      ask: 'اطلب التوثيق',
      states: {
        waiting: 'نراجع طلبك.',
        verified: 'أنت تاجر موثَّق.',
        refused: 'تعذر توثيق متجرك.',
      },
      answer: (words) => `ردنا: ${words}`,
    },
  },
};
