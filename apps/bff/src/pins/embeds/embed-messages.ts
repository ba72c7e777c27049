import type { Locale } from '@pegboard/types';

/** The messages of embedded pages in one language. */
export type EmbedMessages = {
  readonly untitled: string;
  /** Precedes the name of a creator. */
  readonly by: string;
  readonly gone: string;
  readonly empty: string;
  readonly open: string;
  /** The source of a pin that was uploaded. */
  readonly uploaded: string;
};

const MESSAGES: Readonly<Record<Locale, EmbedMessages>> = {
  'en-US': {
    untitled: 'Pin',
    by: 'By',
    gone: 'This content is not available.',
    empty: 'There are no Pins here yet.',
    open: 'View on Pegboard',
    uploaded: 'Uploaded by user',
  },
  de: {
    untitled: 'Pin',
    by: 'Von',
    gone: 'Dieser Inhalt ist nicht verfügbar.',
    empty: 'Hier gibt es noch keine Pins.',
    open: 'Auf Pegboard ansehen',
    uploaded: 'Hochgeladen',
  },
  ar: {
    untitled: 'دبوس',
    by: 'بواسطة',
    gone: 'هذا المحتوى غير متاح.',
    empty: 'لا توجد دبابيس هنا بعد.',
    open: 'عرض على Pegboard',
    uploaded: 'حمّله أحد المستخدمين',
  },
};

/** Returns the messages of embedded pages in a language. */
export function embedMessages(locale: Locale): EmbedMessages {
  return MESSAGES[locale];
}
