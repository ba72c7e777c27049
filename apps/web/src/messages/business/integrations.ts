import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { IntegrationMessages } from '@pegboard/business-dashboard/integrations';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');
const bringsDe = { tag: 'Besuche', feed: 'Produkte', events: 'Abschlüsse', audiences: 'Zielgruppen' };
const bringsAr = { tag: 'الزيارات', feed: 'المنتجات', events: 'التحويلات', audiences: 'الجماهير' };
const statesDe = {
  received: 'empfangen',
  token_used: 'nicht empfangen; Token verwendet',
  fetched: 'abgerufen',
  uploaded: 'hochgeladen',
  failed: 'nicht gelesen',
  nothing: '',
};
const statesAr = {
  received: 'استُلمت',
  token_used: 'لم تُستلم؛ استُخدم الرمز',
  fetched: 'جُلبت',
  uploaded: 'رُفعت',
  failed: 'لم تُقرأ',
  nothing: '',
};

/** The messages of the services that can be connected. */
export const integrations: Translated<IntegrationMessages> = {
  de: {
    title: 'Verbindungen',
    intro: 'Dienste, die Besuche, Produkte und Menschen zu Pegboard bringen, und was dort zu tun ist.',
    alone: 'Öffne ein Unternehmen, um seine Verbindungen zu sehen:',
    came: ({ way, state, at }, nowIso) =>
      at === null
        ? `${bringsDe[way]}: noch nichts`
        : `${bringsDe[way]} ${statesDe[state]} ${de.ago(at, nowIso)}`,
    drawnFrom:
      'Bei jedem Dienst steht, was zuletzt über seine Wege ankam: dein Tag, die Conversions-API, die Feeds von Katalogen und Kundenlisten. Dienste mit demselben Weg sind nicht zu unterscheiden und zeigen dasselbe.',
    connect: {
      tag: 'Tag holen',
      feed: 'Produkte hinzufügen',
      events: 'Token erstellen',
      audiences: 'Liste hochladen',
    },
    connectNamed: (name, action) => `${action}: ${name}`,
    howTo: (name) => `So verbindest du ${name}`,
    brings: bringsDe,
    choose: 'Deine Unternehmen',
    steps: {
      google_tag_manager: [
        'Wähle im Tag Manager „Tags“, „Neu“ und den Typ „Benutzerdefiniertes HTML“.',
        'Füge das Pegboard-Tag deines Unternehmens ein und lass es auf allen Seiten auslösen.',
        'Füge auf der Bestellbestätigung ein zweites Tag hinzu, das pegboardTag.track mit checkout aufruft.',
        'Prüfe beide mit „Vorschau“ und veröffentliche sie mit „Senden“.',
      ],
      shopify: [
        'Öffne in Shopify „Einstellungen“, „Kundenereignisse“, und füge ein benutzerdefiniertes Pixel hinzu.',
        'Füge das Pegboard-Tag ein, speichere und verbinde es.',
        'Produkte: Wähle unter „Produkte“ „Exportieren“ als CSV für Excel und lade die Datei hier in einen Katalog, oder gib die Adresse einer Feed-App an.',
      ],
      woocommerce: [
        'Installiere in WordPress ein Plugin, das Code in den Kopf einfügt, und füge dort das Pegboard-Tag ein.',
        'Ergänze auf der Seite order-received den Block des Kaufs von der Seite mit dem Code.',
        'Produkte: Wähle unter „Produkte“ „Exportieren“ und lade die CSV-Datei hier in einen Katalog, oder gib die Adresse eines Feed-Plugins an.',
      ],
      wordpress: [
        'Installiere ein Plugin, das Code in den Kopf jeder Seite einfügt; auf WordPress.com braucht das den Business-Tarif.',
        'Füge das Pegboard-Tag ein und speichere.',
        'Öffne deine Website einmal; der Besuch erscheint bei den Ereignissen deines Tags.',
      ],
      squarespace: [
        'Öffne „Einstellungen“, „Erweitert“, „Code Injection“ (ab dem Business-Tarif).',
        'Füge das Pegboard-Tag unter „Header“ ein.',
        'Füge unter der Bestellbestätigung den Block des Kaufs ein.',
      ],
      weebly: [
        'Öffne im Editor „Einstellungen“, „SEO“, „Header-Code“.',
        'Füge das Pegboard-Tag ein, speichere und veröffentliche die Website.',
      ],
      tealium: [
        'Wähle in Tealium iQ „Tags“, „Tag hinzufügen“ und „Tealium Custom Container“.',
        'Füge das Pegboard-Tag in dessen Code ein, und ordne Bestellnummer, Wert und Währung der Käufe zu.',
        'Vom Server: Füge einen EventStream-Connector vom Typ Webhook hinzu, der an die Conversions-API sendet.',
      ],
      magento: [
        'Öffne „Inhalt“, „Design“, „Konfiguration“, bearbeite deine Store View, und öffne „HTML-Kopf“.',
        'Füge das Pegboard-Tag unter „Skripte und Stylesheets“ ein, speichere und leere den Cache.',
        'Produkte: Schreibe mit „System“, „Datenübertragung“, „Export“ eine CSV-Datei und lade sie in einen Katalog.',
      ],
      ecwid: [
        'Wenn Ecwid die Website betreibt: „Website“, „Bearbeiten“, „Tracking und Analyse“, „Eigener Code“.',
        'Sonst: Füge das Pegboard-Tag in den Kopf der Website deines Shops ein.',
        'Produkte: „Katalog“, „Produkte“, Auswahl als CSV exportieren, und in einen Katalog laden.',
      ],
      bigcommerce: [
        'Öffne „Storefront“, „Script Manager“ und erstelle ein Skript.',
        'Setze es in den Kopf aller Seiten, Kategorie Analytics, und füge das Pegboard-Tag ein.',
        'Produkte: „Produkte“ als CSV exportieren und in einen Katalog laden.',
      ],
      premmerce: [
        'Premmerce läuft in WordPress: Füge das Pegboard-Tag mit einem Plugin ein, das Code in den Kopf einfügt.',
        'Produkte: Exportiere sie mit WooCommerce unter „Produkte“, „Exportieren“, und lade die CSV-Datei in einen Katalog.',
      ],
      segment: [
        'Wähle in Segment „Connections“, „Destinations“, „Add destination“ und „Functions“.',
        'Erstelle eine Funktion, die Order Completed als checkout an die Conversions-API sendet, mit einem Token deines Werbekontos.',
        'Nimm die message id als Ereignis-ID: Doppeltes wird einmal gezählt.',
      ],
      branch: [
        'Öffne in Branch „Data Feeds“, „Webhooks“, und füge einen Webhook für Käufe hinzu.',
        'Gib die Adresse der Conversions-API an und dein Token im Header Authorization.',
      ],
      hightouch: [
        'Füge in Hightouch ein Ziel vom Typ HTTP Request hinzu.',
        'Für Abschlüsse: Sende jede Zeile mit einem Token deines Werbekontos an die Conversions-API.',
        'Für Zielgruppen: Exportiere die Liste als CSV und lade sie unter „Zielgruppen hochladen“ hoch; dein Browser bildet die Hashes.',
      ],
      eulerian: [
        'Öffne in Eulerian „Tag Management“ und füge das Pegboard-Tag als eigenes Tag auf allen Seiten hinzu.',
        'Vom Server: Leite Bestellungen an die Conversions-API weiter, mit der Bestellnummer als Ereignis-ID.',
      ],
      adobe_cdp: [
        'Wähle in Real-Time CDP „Destinations“, „Catalog“, „HTTP API“, und gib die Adresse der Conversions-API an.',
        'Füge den Header Authorization mit einem Token deines Werbekontos hinzu.',
        'Für Zielgruppen: Exportiere ein Segment als CSV und lade es unter „Zielgruppen hochladen“ hoch.',
      ],
      adobe_commerce: [
        'Öffne „Inhalt“, „Design“, „Konfiguration“, bearbeite deine Store View, und öffne „HTML-Kopf“.',
        'Füge das Pegboard-Tag unter „Skripte und Stylesheets“ ein und speichere.',
        'Produkte: „System“, „Datenübertragung“, als CSV exportieren, und in einen Katalog laden.',
      ],
      salesforce_commerce: [
        'Füge das Pegboard-Tag in htmlhead.isml deiner Storefront ein und lade die Code-Version hoch.',
        'Produkte: ein Job, der den Katalog als XML an eine Adresse exportiert; gib diese Adresse einem Katalog.',
      ],
      conversions_api: [
        'Erstelle unter „Conversions-API“ ein Token; es gilt für ein Werbekonto und wird einmal gezeigt.',
        'Sende Ereignisse als JSON von deinem Server, mit dem Header Authorization und eigener Ereignis-ID.',
        'Sende dieselbe Ereignis-ID vom Tag, wenn beide denselben Kauf melden: Er wird einmal gezählt.',
      ],
    },
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'الاتصالات',
    intro: 'خدمات تجلب الزيارات والمنتجات والأشخاص إلى Pegboard، وما تفعله في كل منها.',
    alone: 'افتح نشاطًا تجاريًا لترى اتصالاته:',
    came: ({ way, state, at }, nowIso) =>
      at === null
        ? `${bringsAr[way]}: لا شيء بعد`
        : `${bringsAr[way]} ${statesAr[state]} ${ar.ago(at, nowIso)}`,
    drawnFrom:
      'يظهر عند كل خدمة آخر ما وصل بطرقها: وسمك وواجهة التحويلات وخلاصات الكتالوجات وقوائم العملاء. لا يمكن التمييز بين خدمات تستخدم الطريق نفسه، فتعرض الشيء نفسه.',
    connect: {
      tag: 'احصل على الوسم',
      feed: 'أضف منتجات',
      events: 'أنشئ رمزًا',
      audiences: 'ارفع قائمة',
    },
    connectNamed: (name, action) => `${action}: \u2068${name}\u2069`,
    howTo: (name) => `كيف تربط \u2068${name}\u2069`,
    brings: bringsAr,
    choose: 'أنشطتك التجارية',
    steps: {
      google_tag_manager: [
        'في Tag Manager اختر Tags ثم New والنوع Custom HTML.',
        'الصق وسم Pegboard لنشاطك، واجعله يعمل في كل الصفحات.',
        'أضف في صفحة تأكيد الطلب وسمًا ثانيًا يستدعي pegboardTag.track مع checkout.',
        'تحقق من الاثنين بزر Preview ثم انشر بزر Submit.',
      ],
      shopify: [
        'في Shopify افتح Settings ثم Customer events واختر Add custom pixel.',
        'الصق وسم Pegboard واحفظ واضغط Connect.',
        'المنتجات: في Products اختر Export ثم CSV for Excel وارفع الملف إلى كتالوج هنا، أو أدخل عنوان تطبيق خلاصات.',
      ],
      woocommerce: [
        'في WordPress ثبّت إضافة تُدخل رمزًا في رأس الصفحة، والصق وسم Pegboard هناك.',
        'أضف كتلة الشراء من صفحة الرمز نفسها إلى صفحة order-received.',
        'المنتجات: في Products اختر Export ثم Generate CSV وارفع الملف إلى كتالوج هنا، أو أدخل عنوان إضافة خلاصات.',
      ],
      wordpress: [
        'ثبّت إضافة تُدخل رمزًا في رأس كل صفحة؛ يحتاج ذلك في WordPress.com إلى خطة Business.',
        'الصق وسم Pegboard واحفظ.',
        'افتح موقعك مرة؛ تظهر الزيارة بين أحداث وسمك.',
      ],
      squarespace: [
        'افتح Settings ثم Advanced ثم Code Injection (من خطة Business فما فوق).',
        'الصق وسم Pegboard في Header.',
        'الصق كتلة الشراء في Order Confirmation Page.',
      ],
      weebly: ['في المحرر افتح Settings ثم SEO ثم Header Code.', 'الصق وسم Pegboard واحفظ وانشر الموقع.'],
      tealium: [
        'في Tealium iQ اختر Tags ثم Add Tag ثم Tealium Custom Container.',
        'الصق وسم Pegboard في رمزه، واربط رقم الطلب والقيمة والعملة للمشتريات.',
        'من الخادم: أضف موصل EventStream من نوع Webhook يرسل إلى واجهة التحويلات.',
      ],
      magento: [
        'افتح Content ثم Design ثم Configuration وعدّل عرض متجرك وافتح HTML Head.',
        'الصق وسم Pegboard في Scripts and Style Sheets واحفظ وأفرغ ذاكرة التخزين المؤقت.',
        'المنتجات: اكتب ملف CSV من System ثم Data Transfer ثم Export وارفعه إلى كتالوج.',
      ],
      ecwid: [
        'إن كان Ecwid يدير موقعه: Website ثم Edit Site ثم Tracking and Analytics ثم Custom code.',
        'وإلا فالصق وسم Pegboard في رأس موقع متجرك.',
        'المنتجات: Catalog ثم Products ثم Export selected بصيغة CSV وارفعه إلى كتالوج.',
      ],
      bigcommerce: [
        'افتح Storefront ثم Script Manager ثم Create a Script.',
        'ضعه في الرأس في كل الصفحات بفئة Analytics والصق وسم Pegboard.',
        'المنتجات: Products ثم Export بصيغة CSV وارفعه إلى كتالوج.',
      ],
      premmerce: [
        'يعمل Premmerce في WordPress: الصق وسم Pegboard بإضافة تُدخل رمزًا في الرأس.',
        'المنتجات: صدّرها بـ WooCommerce من Products ثم Export وارفع ملف CSV إلى كتالوج.',
      ],
      segment: [
        'في Segment اختر Connections ثم Destinations ثم Add destination ثم Functions.',
        'أنشئ دالة ترسل Order Completed إلى واجهة التحويلات باسم checkout برمز حسابك الإعلاني.',
        'استخدم message id معرّفًا للحدث: ما يصل مرتين يُحسب مرة.',
      ],
      branch: [
        'في Branch افتح Data Feeds ثم Webhooks وأضف Webhook للمشتريات.',
        'أدخل عنوان واجهة التحويلات ورمزك في الترويسة Authorization.',
      ],
      hightouch: [
        'في Hightouch أضف وجهة من نوع HTTP Request.',
        'للتحويلات: أرسل كل صف إلى واجهة التحويلات برمز حسابك الإعلاني.',
        'للجماهير: صدّر القائمة بصيغة CSV وارفعها في رفع الجماهير؛ يحسب متصفحك البصمات.',
      ],
      eulerian: [
        'في Eulerian افتح Tag Management وأضف وسم Pegboard وسمًا مخصصًا في كل الصفحات.',
        'من الخادم: مرر الطلبات إلى واجهة التحويلات برقم الطلب معرّفًا للحدث.',
      ],
      adobe_cdp: [
        'في Real-Time CDP اختر Destinations ثم Catalog ثم HTTP API وأدخل عنوان واجهة التحويلات.',
        'أضف الترويسة Authorization برمز حسابك الإعلاني.',
        'للجماهير: صدّر شريحة بصيغة CSV وارفعها في رفع الجماهير.',
      ],
      adobe_commerce: [
        'افتح Content ثم Design ثم Configuration وعدّل عرض متجرك وافتح HTML Head.',
        'الصق وسم Pegboard في Scripts and Style Sheets واحفظ.',
        'المنتجات: System ثم Data Transfer ثم Export بصيغة CSV وارفعه إلى كتالوج.',
      ],
      salesforce_commerce: [
        'أضف وسم Pegboard إلى htmlhead.isml في واجهة متجرك وارفع نسخة الرمز.',
        'المنتجات: مهمة تصدّر الكتالوج بصيغة XML إلى عنوان؛ أعط هذا العنوان لكتالوج.',
      ],
      conversions_api: [
        'أنشئ رمزًا في واجهة التحويلات؛ يخص حسابًا إعلانيًا واحدًا ويُعرض مرة.',
        'أرسل الأحداث بصيغة JSON من خادمك بالترويسة Authorization ومعرّف حدث خاص بك.',
        'أرسل معرّف الحدث نفسه من الوسم إن أخبر الاثنان عن الشراء نفسه: يُحسب مرة.',
      ],
    },
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
