import type { PinTagMessages } from '@pegboard/business-dashboard/pin-tag';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

const failedDe = 'Da ist bei uns etwas schiefgegangen.';
const failedAr = 'عذرًا! حدث خطأ من جهتنا.';

/** The messages of the pin tag. */
export const pinTag: Translated<PinTagMessages> = {
  de: {
    title: 'Pin-Tag',
    intro:
      'Ein paar Zeilen in den Seiten deiner Website melden, was Menschen dort tun, nachdem sie deine Anzeigen gesehen haben. Es setzt kein Cookie, und bei allen, die um Privatsphäre bitten, zählt es nur, dass etwas geschah.',
    name: 'Name',
    nameHint: 'Für dich: die Website oder der Shop mit diesem Tag.',
    make: 'Tag erstellen',
    made: (name) => `${name} ist erstellt. Füge jetzt seinen Code in deine Seiten ein.`,
    none: 'Noch kein Tag',
    noneHint: 'Erstelle eines je Website und füge seinen Code in die Seiten ein.',
    list: 'Deine Tags',
    id: (id) => `Tag-ID ${id}`,
    ofDay: (count) => `${count} in den letzten 24 Stunden`,
    open: 'Ereignisse',
    install: 'Code anzeigen',
    remove: 'Löschen',
    removeOf: (name) => `${name} löschen`,
    removed: (name) => `${name} ist gelöscht.`,
    removeSure: (name) => `Tag ${name} löschen?`,
    removal: {
      note: 'Seine Ereignisse werden mitgelöscht. Seiten, die noch seinen Code haben, senden keine Ereignisse mehr.',
      yes: 'Tag löschen',
      no: 'Behalten',
      failed: failedDe,
    },
    back: 'Alle Tags',
    live: 'Testansicht',
    liveHint:
      'Sucht alle paar Sekunden nach neuen Ereignissen: Öffne deine Website neben dieser Seite und sieh zu, wie sie ankommen.',
    liveOn: 'Sucht nach neuen Ereignissen …',
    dashboard: (name) => `Ereignisse von ${name}`,
    instructions: (name) => `Code von ${name}`,
    instructionsIntro: 'Drei Schritte, und schon nach dem ersten siehst du, dass es funktioniert.',
    step1: '1. Füge das Tag in jede Seite ein',
    step1Hint:
      'Füge das in den Kopf deiner Seiten ein. Mit einer Content Security Policy erlaube die Adresse des Skripts in script-src und connect-src; nichts wird inline geschrieben.',
    step2: '2. Melde, was geschieht',
    step2Hint:
      'Füge auf der Seite nach einem Kauf diesen Block neben dem Tag ein: Er enthält Daten und kein Skript, also erlaubt ihn jede Content Security Policy. Gib die Bestellnummer als event_id an: Was doppelt gemeldet wird, zählt einmal.',
    step2Code: 'Aus deinem eigenen Skript ruf es mit seinem Namen auf:',
    step3: '3. Behalte den Klick bis zum Kauf',
    step3Hint:
      'Ohne Cookies kennt das Tag einen Klick nur auf der Seite, zu der er führt. Mit diesem Attribut behält es den Klick in sessionStorage, bis der Tab geschlossen wird. Wo das Gesetz eine Einwilligung verlangt, füge es erst danach hinzu.',
    events: 'Ereignisse',
    privacy:
      'Browser mit Global Privacy Control oder Do Not Track und Menschen in Ländern, deren Gesetz zuerst eine Einwilligung verlangt, werden gezählt und nicht wiedererkannt: Weder Klick noch Bestellnummer noch E-Mail-Adresse werden gespeichert.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: failedDe,
  },
  ar: {
    title: 'وسم الدبوس',
    intro:
      'أسطر قليلة في صفحات موقعك تبلغ بما يفعله الناس هناك بعد رؤية إعلاناتك. لا يضع ملف تعريف ارتباط، ولا يحسب ممن يطلب الخصوصية إلا أن شيئًا حدث.',
    name: 'الاسم',
    nameHint: 'لك: الموقع أو المتجر الذي فيه الوسم.',
    make: 'أنشئ وسمًا',
    made: (name) => `أُنشئ ${isolate(name)}. أضف الآن رمزه إلى صفحاتك.`,
    none: 'لا وسم بعد',
    noneHint: 'أنشئ وسمًا لكل موقع لك، ثم ضع رمزه في الصفحات.',
    list: 'وسومك',
    id: (id) => `الوسم ${isolate(id)}`,
    ofDay: (count) => `آخر 24 ساعة: ${count}`,
    open: 'الأحداث',
    install: 'الرمز',
    remove: 'حذف',
    removeOf: (name) => `احذف ${isolate(name)}`,
    removed: (name) => `حُذف ${isolate(name)}.`,
    removeSure: (name) => `هل تحذف الوسم ${isolate(name)}؟`,
    removal: {
      note: 'تُحذف أحداثه معه. تتوقف الصفحات التي فيها رمزه عن إرسال الأحداث.',
      yes: 'احذف الوسم',
      no: 'أبقه',
      failed: failedAr,
    },
    back: 'كل الوسوم',
    live: 'عرض الاختبار',
    liveHint: 'يبحث عن أحداث جديدة كل بضع ثوانٍ: افتح موقعك بجانب هذه الصفحة وشاهدها تصل.',
    liveOn: 'جارٍ البحث عن أحداث جديدة…',
    dashboard: (name) => `أحداث ${isolate(name)}`,
    instructions: (name) => `رمز ${isolate(name)}`,
    instructionsIntro: 'ثلاث خطوات، وترى أنه يعمل بعد الأولى.',
    step1: '1. ضع الوسم في كل صفحة',
    step1Hint:
      'الصق هذا في رأس صفحاتك. إن كانت لديك سياسة أمان للمحتوى فاسمح بعنوان النص البرمجي في script-src و connect-src؛ لا يُكتب شيء داخل الصفحة.',
    step2: '2. أبلغ بما يحدث',
    step2Hint:
      'ضع هذه الكتلة بجانب الوسم في الصفحة التي تلي الشراء: هي بيانات وليست نصًا برمجيًا، فتسمح بها كل سياسة أمان للمحتوى. ضع رقم الطلب في event_id: ما يُبلَغ به مرتين يُحسب مرة.',
    step2Code: 'من نصك البرمجي، استدعه باسمه:',
    step3: '3. احتفظ بالنقرة حتى الشراء',
    step3Hint:
      'من دون ملفات تعريف الارتباط لا يعرف الوسم النقرة إلا في الصفحة التي تؤدي إليها. بهذه السمة يحتفظ بها في sessionStorage حتى يُغلق التبويب. حيث يشترط القانون الموافقة، أضفها بعد الموافقة.',
    events: 'الأحداث',
    privacy:
      'المتصفحات التي تستخدم Global Privacy Control أو Do Not Track، ومن في بلدان يشترط قانونها الموافقة أولًا، يُحسبون ولا يُتعرَّف إليهم: لا تُحفظ لهم نقرة ولا رقم طلب ولا بريد.',
    copy: 'نسخ',
    copied: 'نُسخ',
    failed: failedAr,
  },
};
