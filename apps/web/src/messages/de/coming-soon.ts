import type { SiteTables } from '../tables.ts';

/** Texts of addresses without a screen yet, in German. */
export const later: SiteTables['later'] = {
  business: {
    title: 'Mit dem Firmenkonto registrieren',
    text: 'Hier wirst du dich mit dem Konto deiner Firma registrieren. Die Seiten für Unternehmen sind auch ohne das offen.',
    link: 'Zu den Unternehmen',
  },
};
