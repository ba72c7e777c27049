import type { StoryTextMessages } from '@pegboard/pin-builder';
import type { StoryListName } from '@pegboard/types';
import { counted, type Forms } from './counted.ts';

const number = new Intl.NumberFormat('ar');
const MEMBERS: Forms = {
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  two: 'عضوان',
  few: 'أعضاء',
  many: 'عضوًا',
  other: 'عضو',
};
const LISTS = { ingredients: 'المكوّنات', materials: 'المواد', steps: 'الخطوات' } as const;
const LINES = { ingredients: 'المكوّن', materials: 'المادة', steps: 'الخطوة' } as const;
const line = (name: StoryListName, position: number): string => `${LINES[name]} ${number.format(position)}`;

/** The texts of the fields of a story in Arabic. */
export const storyTexts: StoryTextMessages = {
  page: (position) => `الصفحة ${number.format(position)}`,
  text: (position) => `النص ${number.format(position)}`,
  addText: 'إضافة نص',
  removeText: (position) => `إزالة النص ${number.format(position)}`,
  textPlaces: { label: 'موضع النص', top: 'أعلى', center: 'وسط', bottom: 'أسفل' },
  textAlignments: { label: 'المحاذاة', start: 'البداية', center: 'الوسط', end: 'النهاية' },
  mentionHint: 'اكتب @ للإشارة إلى عضو.',
  members: 'الأعضاء',
  memberCount: (count) => `النتائج: ${counted(count, MEMBERS)}`,
  link: 'رابط هذه الصفحة',
  linkHint: 'عنوان يبدأ بـ https://',
  lists: 'المكوّنات والمواد والخطوات',
  listsHint: 'تظهر أسفل القصة. يبدأ مفتاح الإدخال سطرًا جديدًا.',
  list: (name) => LISTS[name],
  line,
  addLine: (name) => ({ ingredients: 'إضافة مكوّن', materials: 'إضافة مادة', steps: 'إضافة خطوة' })[name],
  moveLine: (name, position) => `نقل ${line(name, position)}`,
  removeLine: (name, position) => `إزالة ${line(name, position)}`,
  lineCount: (count, max) => `${number.format(count)} / ${number.format(max)}`,
  servings: 'عدد الحصص',
  minutes: 'الوقت بالدقائق',
};
