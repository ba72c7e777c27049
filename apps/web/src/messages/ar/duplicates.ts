import { bidiIsolate, feedbackNameLabel, toSingleLine } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';
import { pins } from './counted.ts';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of saved Pins with the same picture, in Arabic. */
export const duplicates: SiteTables['duplicates'] = {
  title: 'الدبابيس المكررة',
  open: 'فتح',
  openNamed: (title) => `فتح ${cut(title)}`,
  find: 'البحث عن المكررات',
  hint: 'دبابيس محفوظة تعرض الصورة نفسها، ولو بحجم آخر. بعد الدمج يكون دبوس واحد على كل لوحاتها. الدبابيس التي أنشأتها لا تظهر هنا.',
  group: (count) => `الصورة نفسها: ${pins(count)}`,
  how: 'يحل الدبوس الذي تختاره محل البقية في كل لوحة، مع عناوينك وملاحظاتك. وفي لوحة فيها أكثر من واحد يبقى في قسمه. يمكنك التراجع عن ذلك خلال 7 أيام.',
  keep: 'الاحتفاظ بهذا',
  keepProposed: 'الاحتفاظ بهذا (مقترح)',
  merge: 'دمج',
  merged: (count) => `تم دمج المكررات: ${pins(count)}`,
  mergedOne: 'تم دمج المكررات.',
  undo: 'تراجع',
  undone: 'عادت الدبابيس إلى أماكنها.',
  untitled: 'دبوس',
  profile: 'الملف الشخصي',
  noLink: 'بلا رابط',
  none: 'لا توجد مكررات',
  noneHint: 'لا تعرض أي من دبابيسك المحفوظة الصورة نفسها.',
  noneAction: 'اكتشاف المزيد من الأفكار',
  more: 'المزيد',
};
