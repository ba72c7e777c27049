import type { ConversionsApiMessages } from '@pegboard/business-dashboard/conversions-api';
import { createFormats } from '@pegboard/business-dashboard/dashboard';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');
const failedDe = 'Da ist bei uns etwas schiefgegangen.';
const failedAr = 'عذرًا! حدث خطأ من جهتنا.';

/** The messages of the conversions API. */
export const conversionsApi: Translated<ConversionsApiMessages> = {
  de: {
    title: 'Conversions-API',
    intro:
      'Deine Server melden, was geschehen ist, auch wo kein Browser es tut. Was Tag und Server mit derselben Ereignis-ID melden, zählt einmal.',
    setup: 'Einrichten',
    setupHint:
      'Sende bis zu 1.000 Ereignisse je Aufruf, jedes wird für sich beantwortet; Ereignisse dürfen sieben Tage alt sein. E-Mail-Adressen sendest du als SHA-256 in email_sha256, nie im Klartext.',
    noTag: 'Ereignisse gehören zu einem Tag. Erstelle zuerst eines unter „Pin-Tag“.',
    tag: 'Tag des Kontos',
    tokens: 'Token',
    tokensHint:
      'Ein Token gibt nur Zugang zu diesem Werbekonto. Es wird einmal gezeigt, wenn es erstellt wird.',
    name: 'Name des Tokens',
    nameHint: 'Für dich: der Server, der es verwendet.',
    make: 'Token erstellen',
    made: 'Dein neues Token',
    madeHint: 'Kopiere es jetzt. Es wird nicht noch einmal gezeigt.',
    noTokens: 'Noch kein Token',
    noTokensHint: 'Erstelle eines je Server, damit du jedes für sich widerrufen kannst.',
    columns: {
      name: 'Name',
      made: 'Erstellt',
      used: 'Zuletzt verwendet',
      state: 'Zustand',
      action: 'Aktion',
    },
    neverUsed: 'Nie',
    day: de.day,
    moment: de.moment,
    valid: 'Gültig',
    revoked: 'Widerrufen',
    revoke: 'Widerrufen',
    revokeOf: (name) => `${name} widerrufen`,
    revokeSure: (name) => `Token ${name} widerrufen?`,
    revocation: {
      note: 'Server, die es verwenden, werden ab der nächsten Anfrage abgewiesen. Das lässt sich nicht rückgängig machen.',
      yes: 'Token widerrufen',
      no: 'Behalten',
      failed: failedDe,
    },
    example: 'Beispiel',
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: failedDe,
  },
  ar: {
    title: 'واجهة التحويلات',
    intro:
      'تبلغ خوادمك بما حدث، حتى حيث لا يبلغ المتصفح. ما يبلغ به الوسم والخادم بمعرّف الحدث نفسه يُحسب مرة واحدة.',
    setup: 'الإعداد',
    setupHint:
      'أرسل حتى 1,000 حدث في كل طلب، ولكل حدث رده؛ وقد يكون عمر الأحداث سبعة أيام. تُرسل عناوين البريد كبصمة SHA-256 في email_sha256، ولا تُرسل كما هي أبدًا.',
    noTag: 'تتبع الأحداث وسمًا. أنشئ وسمًا في «وسم الدبوس» أولًا.',
    tag: 'الوسم',
    tokens: 'الرموز',
    tokensHint: 'يتيح الرمز الوصول إلى هذا الحساب الإعلاني فقط. يُعرض مرة واحدة عند إنشائه.',
    name: 'اسم الرمز',
    nameHint: 'لك: الخادم الذي يستخدمه.',
    make: 'أنشئ رمزًا',
    made: 'رمزك الجديد',
    madeHint: 'انسخه الآن. لا يمكن عرضه مرة أخرى.',
    noTokens: 'لا رمز بعد',
    noTokensHint: 'أنشئ رمزًا لكل خادم، لتتمكن من إلغاء كل منها وحده.',
    columns: {
      name: 'الاسم',
      made: 'وقت الإنشاء',
      used: 'آخر استخدام',
      state: 'الحالة',
      action: 'الإجراء',
    },
    neverUsed: 'لم يُستخدم',
    day: ar.day,
    moment: ar.moment,
    valid: 'صالح',
    revoked: 'ملغى',
    revoke: 'إلغاء',
    revokeOf: (name) => `ألغِ ${isolate(name)}`,
    revokeSure: (name) => `هل تلغي الرمز ${isolate(name)}؟`,
    revocation: {
      note: 'تُرفض الخوادم التي تستخدمه ابتداءً من طلبها التالي. لا يمكن التراجع عن هذا.',
      yes: 'ألغِ الرمز',
      no: 'أبقه',
      failed: failedAr,
    },
    example: 'مثال',
    copy: 'نسخ',
    copied: 'نُسخ',
    failed: failedAr,
  },
};
