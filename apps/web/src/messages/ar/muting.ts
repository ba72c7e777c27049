import { feedbackNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of muting words, people, sites and topics, in Arabic. */
export const muting: SiteTables['muting'] = {
  title: 'الكلمات والأشخاص والمواقع والموضوعات المكتومة',
  open: 'ما كتمته',
  hint: 'ما تكتمه لا يظهر في صفحتك الرئيسية ولا في الدبابيس المشابهة ولا في البحث والاقتراحات والإشعارات والرسائل. هذه القائمة لا يراها غيرك. ولا تُخفى دبابيسك ولوحاتك أبدًا.',
  kinds: 'أنواع ما كتمته',
  tabs: { word: 'الكلمات', member: 'الأشخاص', site: 'المواقع', topic: 'الموضوعات' },
  none: {
    word: 'لا كلمات مكتومة',
    member: 'لا أشخاص مكتومون',
    site: 'لا مواقع مكتومة',
    topic: 'لا موضوعات مكتومة',
  },
  how: {
    word: 'تُخفى الدبابيس واللوحات والتعليقات والاقتراحات التي فيها كلمة مكتومة. تُحتسب الكلمات الكاملة فقط، دون تمييز التشكيل أو حالة الأحرف.',
    member: 'لكتم شخص، افتح قائمة ملفه الشخصي. لن يعلم بذلك.',
    site: 'تُخفى الدبابيس التي تؤدي إلى موقع مكتوم أو إلى جزء منه مثل shop.example.com.',
    topic: 'لكتم موضوع، افتح قائمة صفحته.',
  },
  word: 'كلمة أو عبارة',
  site: 'موقع',
  siteHint: 'مثلًا example.com',
  duration: 'مدة الكتم',
  durations: { forever: 'حتى تلغي الكتم', week: '7 أيام', month: '30 يومًا' },
  add: 'كتم',
  until: (date) => `حتى ${date}`,
  unmute: 'إلغاء الكتم',
  unmuteOf: (name) => `إلغاء كتم ${cut(name)}`,
  muteOf: (name) => `كتم ${cut(name)}`,
  muteTopic: 'كتم الموضوع',
  unmuteTopic: 'إلغاء كتم الموضوع',
  muted: (name) => `لقد كتمت ${cut(name)}`,
  unmuted: (name) => `لقد ألغيت كتم ${cut(name)}`,
  unseen: 'شخص لا يمكنك رؤيته',
  moreOf: (name) => `خيارات إضافية لـ ${cut(name)}`,
  more: 'المزيد',
  undo: 'تراجع',
  failed: 'عذرًا! حدث خطأ من جهتنا.',
};
