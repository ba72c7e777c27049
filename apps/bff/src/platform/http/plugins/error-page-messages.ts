import type { Locale } from '@pegboard/types';
import type { AppError, ErrorCode } from '../../errors/errors.ts';

/** The messages of an error page in one language. */
export type ErrorPageMessages = {
  readonly retry: string;
  readonly home: string;
  readonly id: (requestId: string) => string;
  /** The messages of errors that pages often report; other errors have the message of their status. */
  readonly errors: Readonly<Partial<Record<ErrorCode, string>>>;
  readonly refused: string;
  readonly failed: string;
};

const german: ErrorPageMessages = {
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  id: (requestId) => `Wenn du uns davon berichtest, nenne uns diese Nummer: ${requestId}`,
  errors: {
    not_found: 'Das haben wir leider nicht gefunden.',
    forbidden: 'Das darfst du nicht.',
    rate_limited: 'Das waren zu viele Versuche. Warte kurz und versuch es noch einmal.',
    restarting: 'Unser Server startet gleich neu. Versuch es in ein paar Sekunden noch einmal.',
    overloaded: 'Gerade sind zu viele da. Versuch es in ein paar Sekunden noch einmal.',
    db_unavailable: 'Wir kommen gerade nicht an unsere Daten. Versuch es in ein paar Sekunden noch einmal.',
    storage_unavailable:
      'Wir kommen gerade nicht an unsere Bilder und Dateien. Versuch es in ein paar Sekunden noch einmal.',
    storage_full: 'Dafür ist kein Platz mehr. Es wurde nichts geändert.',
  },
  refused: 'Diese Anfrage war nicht zu lesen.',
  failed: 'Bei uns ist leider etwas schiefgelaufen.',
};

const arabic: ErrorPageMessages = {
  retry: 'حاول مرة أخرى',
  home: 'الذهاب إلى الصفحة الرئيسية',
  id: (requestId) => `إذا أخبرتنا بذلك، فاذكر لنا هذا الرقم: ${requestId}`,
  errors: {
    not_found: 'عذرًا، لم نعثر على ذلك.',
    forbidden: 'لا يمكنك فعل ذلك.',
    rate_limited: 'محاولات كثيرة جدًا. انتظر قليلًا ثم حاول مجددًا.',
    restarting: 'سيُعاد تشغيل الخادم بعد لحظات. حاول مجددًا بعد ثوانٍ.',
    overloaded: 'عدد الزوار كبير الآن. حاول مجددًا بعد ثوانٍ.',
    db_unavailable: 'لا نصل إلى بياناتنا الآن. حاول مجددًا بعد ثوانٍ.',
    storage_unavailable: 'لا نصل إلى صورنا وملفاتنا الآن. حاول مجددًا بعد ثوانٍ.',
    storage_full: 'لم يبق مكان لحفظ هذا. لم يتغير شيء.',
  },
  refused: 'تعذّرت قراءة هذا الطلب.',
  failed: 'عذرًا، حدث خطأ من جهتنا.',
};

const english: Omit<ErrorPageMessages, 'errors' | 'refused' | 'failed'> = {
  retry: 'Try again',
  home: 'Go to the home page',
  id: (requestId) => `If you tell us about it, give us this id: ${requestId}`,
};

const TRANSLATIONS: Readonly<Partial<Record<Locale, ErrorPageMessages>>> = { de: german, ar: arabic };

/** Returns the messages of an error page in a language. English uses those of the catalogue. */
export function errorPageTexts(
  error: Pick<AppError, 'code' | 'status' | 'message'>,
  locale: Locale,
  requestId: string,
): { readonly message: string; readonly retry: string; readonly home: string; readonly id: string } {
  const translated = TRANSLATIONS[locale];
  const { retry, home, id } = translated ?? english;
  const message = translated
    ? (translated.errors[error.code] ?? (error.status >= 500 ? translated.failed : translated.refused))
    : error.message;
  return { message, retry, home, id: id(requestId) };
}
