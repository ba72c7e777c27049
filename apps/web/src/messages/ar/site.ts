import type { SiteTables } from '../tables.ts';
import { counted, pins } from './counted.ts';
import { isolated } from './isolating.ts';

/** The texts of the site's frame, home page and close-up in Arabic. */
export const site: SiteTables['site'] = {
  site: 'Pegboard',
  tagline: 'أفكار تستحق الاحتفاظ بها',
  skipToContent: 'الانتقال إلى المحتوى',
  header: {
    main: 'القائمة الرئيسية',
    search: 'البحث',
    searchPlaceholder: 'بحث',
    logIn: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
  },
  feed: { label: 'الدبابيس' },
  home: {
    title: 'الصفحة الرئيسية',
    heading: 'صفحتك الرئيسية',
    signedOutTitle: 'اعثر على أفكار تستحق الاحتفاظ بها',
    signedOutIntro: 'غرف ووصفات وأشغال يدوية: تجوّل بينها، واحتفظ بما يعجبك على لوحات خاصة بك.',
    ideas: 'أفكار بحسب الموضوع',
    empty: 'لا شيء هنا بعد',
    emptyHint: 'تظهر الدبابيس الجديدة هنا بمجرد أن يحفظ أحدهم دبوسًا.',
  },
  pin: {
    related: 'المزيد من هذا القبيل',
    linkCopied: 'تم نسخ الرابط',
    codeCopied: 'تم نسخ الرمز',
    untitled: 'دبوس',
    seeMore: 'عرض المزيد',
    searchPicture: 'البحث بهذه الصورة',
    moreFromBoard: (board) => `المزيد من ${board}`,
    moreFromCreator: (name) => `المزيد من ${name}`,
  },
  errors: {
    screens: {
      missing: {
        title: 'لم نعثر على هذه الصفحة',
        text: 'ربما نُقلت أو حُذفت، أو ربما تكون خاصة.',
      },
      gone: {
        title: 'حُذف هذا المحتوى',
        text: 'لم يعد موجودًا على Pegboard. قد تجد شيئًا مشابهًا له.',
      },
      forbidden: {
        title: 'هذه الصفحة غير متاحة لك',
        text: 'اطلب ممن أرسلك إلى هنا أن يسمح لك بالدخول، أو سجّل الدخول بحساب آخر.',
      },
      outdated: {
        title: 'لم تُحمَّل هذه الصفحة كاملة',
        text: 'ربما تغيّر Pegboard منذ وصولك، أو انقطع اتصالك.',
      },
      failed: {
        title: 'حدث خطأ من جانبنا',
        text: 'لم يضع شيء مما فعلته. حاول مرة أخرى بعد لحظات.',
      },
    },
    failed: 'لم يضع شيء مما فعلته. حاول مرة أخرى بعد لحظات.',
    offline: 'يبدو أنك غير متصل بالإنترنت. تحقق من اتصالك وحاول مرة أخرى.',
    home: 'الذهاب إلى الصفحة الرئيسية',
    searchFor: (words) => `البحث عن «${words}»`,
    id: (id) => `إذا أخبرتنا بذلك، فاذكر لنا هذا الرقم: ${id}`,
    youAreOffline: 'أنت غير متصل بالإنترنت. قد لا يكون ما تراه محدّثًا.',
    retry: 'حاول مرة أخرى',
  },
  title: (page) => `${page} | Pegboard`,
};

/** The texts that only members see on every screen. */
export const member: SiteTables['member'] = {
  home: 'الصفحة الرئيسية',
  explore: 'استكشف',
  profile: 'ملفك الشخصي',
  menu: 'الحساب والإعدادات',
  messages: 'الرسائل',
  business: 'مركز الأعمال',
  settings: 'الإعدادات',
  logOut: 'تسجيل الخروج',
  signedInAs: (name) => `سُجّل الدخول باسم ${name}`,
  yourBoards: 'تابع من حيث توقفت',
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    intro: 'للدبوس الذي عليه التركيز:',
    move: 'الانتقال إلى الدبوس التالي في هذا الاتجاه',
    next: 'الانتقال إلى الدبوس التالي بترتيب القراءة',
    open: 'فتح الدبوس',
    save: 'حفظ الدبوس أو إزالته',
    hide: 'إخفاء الدبوس',
    close: 'إغلاق الدبوس والعودة إلى بطاقته',
    help: 'عرض هذه القائمة',
  },
};

/** Texts about ads. */
export const ads: SiteTables['ads'] = { why: 'لماذا أرى هذا الإعلان؟' };

/** Headings of similar products. */
export const pinProducts: SiteTables['pinProducts'] = { title: 'تسوّق منتجات مشابهة' };

/** The search by a part of a picture. */
export const visualSearch: SiteTables['visualSearch'] = {
  title: 'البحث بجزء من صورة',
  hint: 'حرّك الإطار إلى ما يعجبك، أو اسحب زواياه.',
  back: 'العودة إلى الدبوس',
  kinds: 'ما يُبحث عنه',
  pins: 'كل الدبابيس',
  products: 'المنتجات',
  results: 'دبابيس تشبه هذا الجزء',
  none: 'لا توجد دبابيس تشبه هذا الجزء',
  noneHint: 'حدّد جزءًا آخر من الصورة.',
};

/** The choice to see fewer AI pins. */
export const fewerAi: SiteTables['fewerAi'] = {
  seeFewer: 'عرض عدد أقل من دبابيس الذكاء الاصطناعي',
  undo: 'تراجع',
  done: 'ستظهر لك دبابيس أقل من صنع الذكاء الاصطناعي.',
  settings: 'يمكن تغيير ذلك في الإعدادات',
  title: 'دبابيس الذكاء الاصطناعي',
  hint: 'لا تظهر الدبابيس التي أنشأها نموذج مدرَّب أو عدّلها في صفحتك الرئيسية ولا بين الدبابيس المشابهة ولا في نتائج البحث. وتبقى ظاهرة على اللوحات والملفات الشخصية.',
};

/** The saved pins of visitors. */
export const visitor: SiteTables['visitor'] = {
  saved: 'محفوظ على هذا الجهاز إلى أن تسجّل الدخول',
  givenUp: 'لم يعد محفوظًا',
  see: 'عرض',
  undo: 'تراجع',
  keptPins: (count) => `الدبابيس المحتفَظ بها: ${count}`,
  screen: {
    title: 'الدبابيس المحتفَظ بها',
    intro:
      'تنتظر هذه الدبابيس على هذا الجهاز. ستُحفظ في ملفك الشخصي بمجرد تسجيل الدخول أو إنشاء حساب، ولا يراها أحد غيرك.',
    none: 'لم تحتفظ بشيء بعد',
    noneHint: 'احفظ دبوسًا فينتظر هنا إلى أن تسجّل الدخول: دبوسان على الأكثر.',
    noneHere: 'لا يُحتفظ بشيء على هذا الجهاز',
    noneHereHint: 'سجّل الدخول لحفظ الدبابيس: ستعود بعد ذلك إلى الدبوس نفسه.',
    gone: 'لم يعد هذا الدبوس موجودًا',
    giveUp: 'عدم الاحتفاظ',
    giveUpNamed: (title) => `عدم الاحتفاظ بـ ${title}`,
    pin: 'هذا الدبوس',
    failed: 'تعذّر تحميل هذا الدبوس.',
    home: 'اكتشاف الدبابيس',
  },
  merged: (count) => `تم حفظ ما احتفظت به: ${pins(count)}`,
  notMerged: (count) => `عذرًا! تعذّر حفظ ما احتفظت به: ${pins(count)}`,
};

/** The pins that someone shared by a link. */
export const invites: SiteTables['invites'] = {
  sharedBy: (firstName) => `شاركه ${firstName}`,
  shared: (firstName) => `هذا الدبوس مُشارَك معك من ${firstName}`,
  popoverHint: (firstName) => `أنشئ حسابًا لحفظه، ولإرسال دبوس إلى ${firstName} بدورك.`,
  signUp: 'إنشاء حساب',
  close: 'إغلاق',
};

/** The ways out of the site. */
export const leave: SiteTables['leave'] = {
  title: {
    unsigned: 'أنت تغادر Pegboard',
    interstitial: 'أنت تغادر Pegboard',
    expired: 'انتهت صلاحية هذا الرابط',
    blocked: 'انتبه!',
    invalid: 'هذا الرابط لا يعمل',
    failed: 'عذرًا!',
  },
  blocked: 'لقد حظرنا هذا الرابط',
  guidelines: 'تعرّف على المزيد في إرشادات المجتمع',
  leads: (domain) => `يؤدي هذا الرابط إلى ${domain}.`,
  careful: 'لا تتابع إلا إذا كنت تعرف هذا الموقع.',
  invalid: 'قُطع أو تغيّر في طريقه إلى هنا.',
  onward: (domain) => `المتابعة إلى ${domain}`,
  back: 'العودة إلى الدبوس',
  home: 'الذهاب إلى الصفحة الرئيسية',
  signUpHint: 'أنشئ حسابًا لحفظ هذا الدبوس والعثور على المزيد مثله.',
  signUp: 'إنشاء حساب',
  report: 'الإبلاغ عن هذا الدبوس',
  reported: 'شكرًا. سننظر في الأمر.',
  reportFailed: 'تعذّر الإبلاغ عن ذلك. حاول مرة أخرى.',
};

const OTHERS = {
  zero: 'ولا أحد غيرهم',
  one: 'شخص آخر',
  two: 'شخصان آخران',
  few: 'آخرين',
  many: 'آخرين',
  other: 'آخرين',
};

/** The notifications. */
export const notifications: SiteTables['notifications'] = {
  title: 'الإشعارات',
  settings: 'الإعدادات',
  markAll: 'وضع علامة مقروء على الكل',
  notMarked: 'لم توضع علامة مقروء. حاول مرة أخرى.',
  filter: 'أنواع الإشعارات',
  filters: {
    all: 'الكل',
    saves: 'عمليات الحفظ',
    comments: 'التعليقات',
    reactions: 'التفاعلات',
    people: 'المتابعون',
    boards: 'اللوحات',
    account: 'الحساب',
  },
  noneOfFilter: 'لا توجد إشعارات من هذا النوع.',
  none: 'لا شيء بعد',
  noneHint: 'عندما يتابعك أحدهم أو يحفظ دبوسًا لك أو يكتب شيئًا، ستجد ذلك هنا.',
  unread: 'جديد',
  more: 'عرض المزيد',
  loading: 'جارٍ تحميل المزيد',
  failed: 'تعذّر تحميل المزيد.',
  somebody: 'شخص ما',
  people([first, second], count) {
    if (first === undefined) return 'شخص ما';
    if (count <= 1) return first;
    if (count === 2 && second !== undefined) return `${isolated(first)} و${isolated(second)}`;
    return `${isolated(first)} و${counted(count - 1, OTHERS)}`;
  },
  kinds: {
    follow: ({ who }) => `متابعة جديدة لك من ${isolated(who)}`,
    follow_request: ({ who }) => `طلب متابعة من ${isolated(who)}`,
    follow_accepted: ({ who }) => `قُبل طلبك لمتابعة ${isolated(who)}`,
    board_follow: ({ who, board }) => `متابعة جديدة للوحتك ${isolated(board)} من ${isolated(who)}`,
    save: ({ who }) => `حُفظ دبوسك من قِبل ${isolated(who)}`,
    board_invite: ({ who, board }) => `دعوة للانضمام إلى اللوحة ${isolated(board)} من ${isolated(who)}`,
    invite_accepted: ({ who, board }) => `انضمام إلى لوحتك ${isolated(board)} من ${isolated(who)}`,
    comment: ({ who }) => `تعليق جديد على دبوسك من ${isolated(who)}`,
    reply: ({ who }) => `رد جديد على تعليقك من ${isolated(who)}`,
    mention: ({ who }) => `إشارة إليك في تعليق من ${isolated(who)}`,
    story_mention: ({ who }) => `إشارة إليك في قصة من ${isolated(who)}`,
    reaction: ({ who }) => `تفاعل جديد مع دبوسك من ${isolated(who)}`,
    comment_reaction: ({ who }) => `تفاعل جديد مع تعليقك من ${isolated(who)}`,
    board_pins: ({ board, pins: count }) =>
      `${count === 1 ? 'دبوس جديد' : 'دبابيس جديدة'} على ${isolated(board)}`,
    guest_images: ({ board, count }) =>
      count === 1
        ? `صورة من ضيف تنتظر مراجعتك على ${isolated(board)}`
        : `صور من ضيوف تنتظر مراجعتك على ${isolated(board)}: ${count}`,
    export_ready: ({ count }) =>
      count === 1 ? 'أصبح تصدير بياناتك جاهزًا للتنزيل' : `عمليات تصدير جاهزة للتنزيل: ${count}`,
    webhook_disabled: ({ app }) => `أُوقف عنوان لإشعارات الويب لتطبيق ${isolated(app)} بسبب فشل عمليات التسليم`,
    business_digest: ({ business }) => `أصبحت أرقام الأسبوع الماضي جاهزة للنشاط التجاري ${isolated(business)}`,
  },
};

/** The numbers of an own pin. */
export const pinNumbers: SiteTables['pinNumbers'] = { promote: 'ترويج هذا الدبوس' };
