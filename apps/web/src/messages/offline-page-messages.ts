import type { Locale } from '@pegboard/types';

/** The texts of the page that is shown without a network, in one language. */
export type OfflinePageMessages = {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
  readonly boards: string;
};

/** The texts of the page that is shown without a network. The service worker holds all languages. */
export const OFFLINE_PAGE_MESSAGES: Readonly<Record<Locale, OfflinePageMessages>> = {
  'en-US': {
    title: 'You’re offline',
    text: 'This page is not stored on your device. Pages that you opened lately and boards that you keep offline can be read.',
    retry: 'Try again',
    home: 'Home',
    boards: 'Boards kept offline',
  },
  de: {
    title: 'Du bist offline',
    text: 'Diese Seite ist nicht auf deinem Gerät gespeichert. Seiten, die du zuletzt geöffnet hast, und Pinnwände, die du offline behältst, kannst du lesen.',
    retry: 'Noch einmal versuchen',
    home: 'Startseite',
    boards: 'Offline verfügbare Pinnwände',
  },
  ar: {
    title: 'أنت غير متصل بالإنترنت',
    text: 'هذه الصفحة غير محفوظة على جهازك. يمكنك قراءة الصفحات التي فتحتها مؤخرًا واللوحات التي تحتفظ بها دون اتصال.',
    retry: 'حاول مرة أخرى',
    home: 'الصفحة الرئيسية',
    boards: 'لوحات متاحة دون اتصال',
  },
};
