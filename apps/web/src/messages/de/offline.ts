import { formatCount } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';

export const offline: SiteTables['offline'] = {
  newVersion: 'Eine neue Version von Pegboard ist bereit.',
  reload: 'Neu laden',
  keep: 'Offline behalten',
  remove: 'Von diesem Gerät entfernen',
  keeping: 'Die Pinnwand wird auf diesem Gerät gespeichert.',
  kept: (pins) =>
    pins === 1 ? 'Mit 1 Pin offline verfügbar.' : `Mit ${formatCount(pins, 'de')} Pins offline verfügbar.`,
  removed: 'Die Pinnwand wurde von diesem Gerät entfernt.',
  isKept: 'Offline verfügbar',
  full: 'Auf diesem Gerät ist zu wenig Speicher für die Pinnwand frei. Es wurde nichts geändert.',
  failed: 'Die Pinnwand konnte nicht gespeichert werden. Prüfe deine Verbindung und versuche es noch einmal.',
};
