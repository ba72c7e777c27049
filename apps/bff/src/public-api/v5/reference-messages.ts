import type { Locale } from '@pegboard/types';

/** The messages of the reference in one language. The descriptions of the operations are in English. */
export type ReferenceMessages = {
  readonly title: string;
  readonly introduction: string;
  readonly description: string;
  readonly address: string;
  readonly scopes: string;
  readonly parameters: string;
  readonly name: string;
  readonly place: string;
  readonly required: string;
  readonly type: string;
  readonly response: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly webhooks: string;
  readonly aboutWebhooks: string;
  readonly yourApps: string;
  readonly webhooksGuide: string;
  readonly events: string;
};

const MESSAGES: Readonly<Record<Locale, ReferenceMessages>> = {
  'en-US': {
    title: 'Public API',
    introduction:
      'Apps read and change what you have here with an access token of yours. Send it with each request, in the header Authorization, as Bearer.',
    description: 'Description in OpenAPI 3.1',
    address: 'Address',
    scopes: 'Scopes',
    parameters: 'Parameters',
    name: 'Name',
    place: 'In',
    required: 'Required',
    type: 'Type',
    response: 'Response',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    webhooks: 'Webhooks',
    aboutWebhooks:
      'A registered app receives events at addresses of its own, for the members who allowed it these scopes. Requests are signed. Objects on secret boards need the secret scopes too.',
    yourApps: 'Add an address to your app',
    webhooksGuide: 'Shapes, retries and a receiver',
    events: 'Events',
  },
  de: {
    title: 'Öffentliche API',
    introduction:
      'Apps lesen und ändern mit einem Zugriffstoken von dir, was du hier hast. Sende es bei jeder Anfrage im Header Authorization als Bearer.',
    description: 'Beschreibung in OpenAPI 3.1',
    address: 'Adresse',
    scopes: 'Berechtigungen',
    parameters: 'Parameter',
    name: 'Name',
    place: 'Ort',
    required: 'Erforderlich',
    type: 'Typ',
    response: 'Antwort',
    yes: 'Ja',
    no: 'Nein',
    none: 'Keine',
    webhooks: 'Webhooks',
    aboutWebhooks:
      'Eine registrierte App bekommt Ereignisse an eigenen Adressen, für die Mitglieder, die ihr diese Berechtigungen gegeben haben. Anfragen sind signiert. Inhalte geheimer Pinnwände brauchen zusätzlich die geheimen Berechtigungen.',
    yourApps: 'Deiner App eine Adresse geben',
    webhooksGuide: 'Formate, Wiederholungen und ein Empfänger',
    events: 'Ereignisse',
  },
  ar: {
    title: 'واجهة برمجة التطبيقات العامة',
    introduction:
      'تقرأ التطبيقات ما لديك هنا وتغيّره برمز وصول منك. أرسله مع كل طلب في الترويسة Authorization بصيغة Bearer.',
    description: 'الوصف بصيغة OpenAPI 3.1',
    address: 'العنوان',
    scopes: 'الأذونات',
    parameters: 'المعلمات',
    name: 'الاسم',
    place: 'الموضع',
    required: 'مطلوب',
    type: 'النوع',
    response: 'الاستجابة',
    yes: 'نعم',
    no: 'لا',
    none: 'لا شيء',
    webhooks: 'إشعارات الويب',
    aboutWebhooks:
      'يتلقى التطبيق المسجّل أحداثًا على عناوينه الخاصة، عن الأعضاء الذين منحوه هذه الأذونات. الطلبات موقّعة. وتحتاج عناصر اللوحات السرية إلى الأذونات السرية أيضًا.',
    yourApps: 'أضف عنوانًا إلى تطبيقك',
    webhooksGuide: 'الصيغ وإعادة المحاولة ومثال لمستقبِل',
    events: 'الأحداث',
  },
};

/** Returns the messages of the reference in a language. */
export function referenceMessages(locale: Locale): ReferenceMessages {
  return MESSAGES[locale];
}
