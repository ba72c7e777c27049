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
  },
};

/** Returns the messages of the reference in a language. */
export function referenceMessages(locale: Locale): ReferenceMessages {
  return MESSAGES[locale];
}
