import type { PlaceName } from '@pegboard/types';

/** The ninths of an image, in Arabic. */
export const PLACES: Readonly<Record<PlaceName, string>> = {
  'top-left': 'أعلى اليسار',
  top: 'الأعلى',
  'top-right': 'أعلى اليمين',
  left: 'اليسار',
  center: 'الوسط',
  right: 'اليمين',
  'bottom-left': 'أسفل اليسار',
  bottom: 'الأسفل',
  'bottom-right': 'أسفل اليمين',
};
