import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { UploadMessages } from '@pegboard/business-dashboard/conversion-upload';
import type { Translated } from './use-translated.ts';

/** The messages of file fields. */
export const fileDrop: Translated<UploadMessages['fileDrop']> = {
  de: {
    choose: 'Wähle eine Datei, oder zieh sie hierher',
    another: 'Wähle eine andere Datei, oder zieh sie hierher',
    size: createFormats('de').bytes,
  },
  ar: {
    choose: 'اختر ملفًا أو أفلته هنا',
    another: 'اختر ملفًا آخر أو أفلته هنا',
    size: createFormats('ar').bytes,
  },
};
