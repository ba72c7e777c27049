import type { MailMessages } from './mail-texts.ts';

/** Isolates a name, which may have either text direction, from the surrounding text. */
const own = (name: string): string => `\u2068${name}\u2069`;

const RULES = new Intl.PluralRules('ar');

/** Formats a number with its noun; dual and singular forms contain the number. */
function counted(count: number, forms: Readonly<Record<Intl.LDMLPluralRule, string>>): string {
  const rule = RULES.select(count);
  const form = forms[rule];
  return rule === 'one' || rule === 'two' || rule === 'zero' ? form : `${count} ${form}`;
}

const NEW_NOTIFICATIONS = {
  zero: 'لا إشعارات جديدة',
  one: 'إشعار جديد واحد',
  two: 'إشعاران جديدان',
  few: 'إشعارات جديدة',
  many: 'إشعارًا جديدًا',
  other: 'إشعار جديد',
};
const OTHERS = {
  zero: 'آخرون',
  one: 'شخص آخر',
  two: 'شخصان آخران',
  few: 'آخرين',
  many: 'آخرين',
  other: 'آخرين',
};

/** The messages of emails and pushed notifications to members, in Arabic. */
export const ar: MailMessages = {
  hello: (name) => `مرحبًا ${own(name)}،`,
  passwordReset: {
    subject: 'اختر كلمة مرور جديدة لـ Pegboard',
    resetRequested: (minutes) =>
      `طلب شخص ما كلمة مرور جديدة لحسابك على Pegboard. إن كنت أنت، فاختر واحدة هنا خلال ${minutes} دقيقة:`,
    choose: 'اختيار كلمة مرور جديدة',
    once: 'يعمل الرابط مرة واحدة. وعند تعيين كلمة المرور يُسجَّل خروجك من كل مكان.',
    notYou: 'إن لم تكن أنت، فلا داعي لفعل شيء: تبقى كلمة مرورك كما هي.',
  },
  verifyEmail: {
    subject: 'أكّد بريدك الإلكتروني لـ Pegboard',
    addressEntered: 'أُعطي هذا العنوان لحساب على Pegboard. إن كنت أنت، فأكّده هنا خلال الأيام الثلاثة القادمة:',
    confirm: 'تأكيد هذا البريد الإلكتروني',
    notYou: 'إن لم تكن أنت، فلا داعي لفعل شيء.',
  },
  accountChanged: {
    subject: 'تغيّر حسابك على Pegboard',
    password: 'تغيّرت كلمة مرور حسابك على Pegboard.',
    email: 'طلب شخص ما نقل حسابك على Pegboard إلى بريد إلكتروني آخر.',
    twoStepOn: 'شُغّل تسجيل الدخول بخطوتين لحسابك على Pegboard.',
    twoStepOff: 'أُوقف تسجيل الدخول بخطوتين لحسابك على Pegboard.',
    twoStepOffByOperator: 'أوقف مشغّل الموقع تسجيل الدخول بخطوتين لحسابك على Pegboard لأنك طلبت ذلك.',
    recoveryCodes: 'استُبدلت رموز الاسترداد لحسابك على Pegboard.',
    recoveryCodeUsed: 'استُخدم أحد رموز الاسترداد لحسابك على Pegboard، ولم يعد صالحًا.',
    signOnLinked: 'أُضيفت إلى حسابك على Pegboard طريقة أخرى لتسجيل الدخول: عبر مزوّد هوية.',
    signOnUnlinked: 'أُزيل تسجيل الدخول عبر مزوّد هوية من حسابك على Pegboard.',
    notYou: 'إن كنت أنت، فلا داعي لفعل شيء. وإن لم تكن أنت، فسجّل خروج الجميع واختر كلمة مرور جديدة:',
    logOut: 'تسجيل الخروج من كل مكان',
  },
  newDevice: {
    subject: 'تسجيل دخول جديد إلى حسابك على Pegboard',
    loggedIn: 'سجّل شخص ما الدخول إلى حسابك على Pegboard من جهاز جديد.',
    unknownDevice: 'غير معروف',
    device: (device) => `الجهاز: ${own(device)}`,
    time: (time) => `الوقت: ${own(time)}`,
    place: (country) => `المكان: ${own(country)}`,
    notYou: 'إن كنت أنت، فلا داعي لفعل شيء. وإن لم تكن أنت، فسجّل خروج الجميع واختر كلمة مرور جديدة:',
    logOut: 'تسجيل الخروج من كل مكان',
  },
  webhookDisabled: {
    subject: (app) => `أُوقفت إشعارات الويب لتطبيق ${own(app)}`,
    gone: (app) => `أجاب أحد عناوين تطبيقك ${own(app)} بالرمز ${own('410 Gone')}. لن يتلقى أحداثًا بعد الآن.`,
    failing: (app) => `لم يقبل أحد عناوين تطبيقك ${own(app)} شيئًا منذ ثلاثة أيام. لن يتلقى أحداثًا بعد الآن.`,
    address: (url) => `العنوان: ${own(url)}`,
    whatNext: 'عندما يعمل من جديد، فعّله في صفحته. ويمكنك هناك أيضًا إعادة إرسال ما فاته قبل إيقافه:',
    open: 'عرض عمليات التسليم',
  },
  exportReady: {
    subject: 'ملف تصدير بياناتك من Pegboard جاهز',
    ready: 'ملف تصدير بياناتك جاهز. نزّله من إعداداتك بعد تأكيد هويتك:',
    open: 'بياناتك',
    until: (day) => `سيُحذف في ${day}.`,
    notYou: 'إذا لم تطلبه، فاحذفه من هناك واختر كلمة مرور جديدة.',
  },
  signUpApproved: {
    subject: 'مرحبًا بك في Pegboard',
    approved: 'قبل فريق هذا الموقع تسجيلك. يمكنك تسجيل الدخول الآن:',
    logIn: 'تسجيل الدخول',
  },
  appealAnswer: {
    subject: 'تم الرد على اعتراضك',
    upheld: (excerpt) => `يبقى القرار بشأن محتواك «${own(excerpt)}» كما هو.`,
    withdrawn: (excerpt) => `سُحب القرار بشأن محتواك «${own(excerpt)}».`,
    text: (text) => `الرد: ${own(text)}`,
    link: 'قراءة الرد',
  },
  decisionWithdrawn: {
    subject: 'سُحب قرار بشأن محتواك',
    restored: 'كان ذلك خطأ. عاد محتواك إلى الظهور مع مرات حفظه.',
    gone: 'كان ذلك خطأ. نأسف لأن محتواك لم يعد موجودًا، فنرجو أن تنشره مرة أخرى.',
  },
  heldPublished: {
    subject: 'نُشر تعليقك',
    published: (excerpt) => `راجع فريق هذا الموقع تعليقك «${own(excerpt)}»، وأصبح مرئيًا للجميع.`,
  },
  moderationDecision: {
    subject: { remove: 'أُزيل محتواك', warn: 'تحذير بشأن محتواك' },
    remove: (excerpt) => `أزال فريق هذا الموقع محتواك «${own(excerpt)}».`,
    warn: (excerpt) => `يحذّرك فريق هذا الموقع بشأن محتواك «${own(excerpt)}». وقد بقي كما هو.`,
    untitled: 'بلا نص',
    rule: (rules) => `يخالف إرشاداتنا: ${rules}. أبلغ عنه آخرون، وقرر أحد أعضاء الفريق.`,
    statement: (statement) => `السبب: ${own(statement)}`,
    appeal: 'إن لم توافق، فيمكنك الاعتراض. ويجيب عضو آخر من الفريق:',
    appealLink: 'الاعتراض على القرار',
    rules: {
      spam: 'محتوى مزعج',
      nudity: 'عُري',
      self_harm: 'إيذاء النفس',
      misinformation: 'معلومات مضللة',
      hate: 'كراهية',
      harassment: 'مضايقة',
      violence: 'عنف',
      dangerous_goods: 'سلع خطرة',
      privacy: 'خصوصية الآخرين',
      intellectual_property: 'حقوق الآخرين',
      impersonation: 'انتحال شخصية',
      other: 'قاعدة أخرى',
    },
  },
  imageUnblocked: {
    subject: 'يمكنك حفظ صورتك من جديد',
    mistake: 'رُفضت خطأً صورة أردت حفظها. صحّحنا ذلك: يمكنك حفظها الآن. نعتذر.',
  },
  accountSuspended: {
    subject: 'حسابك على Pegboard موقوف',
    withoutEnd: 'أوقف فريق هذا الموقع حسابك. تم تسجيل خروجك من كل مكان، ولا يمكنك تسجيل الدخول.',
    until: (time) =>
      `أوقف فريق هذا الموقع حسابك حتى ${time}. تم تسجيل خروجك من كل مكان، ويمكنك تسجيل الدخول بعد ذلك.`,
    reason: (reason) => `السبب: ${own(reason)}`,
    contact: 'إذا كنت ترى أن هذا خطأ، فاكتب إلينا:',
    contactLink: 'اتصل بنا',
  },
  accountClosed: {
    deactivatedSubject: 'تم تعطيل حسابك على Pegboard',
    deactivated: 'تم تعطيل حسابك. لم يعد أحد يرى ملفك الشخصي ولوحاتك ودبابيسك.',
    comeBack: 'سجّل الدخول لتعود ومعك كل شيء كما كان:',
    deletedSubject: 'سيُحذف حسابك على Pegboard',
    deleted: (day) => `طلبت حذف حسابك. ملفك الشخصي ولوحاتك ودبابيسك مخفية من الآن، وسيُحذف كل شيء في ${day}.`,
    keep: 'للاحتفاظ بالحساب، سجّل الدخول قبل ذلك واختر «الاحتفاظ بحسابي»:',
    logIn: 'تسجيل الدخول',
    notYou: 'إن لم تكن أنت، فسجّل الدخول واحتفظ بالحساب واختر كلمة مرور جديدة.',
  },
  businessInvite: {
    subject: (business) => `${own(business)} يدعوك إلى العمل معًا على Pegboard`,
    invited: (business, role, days) =>
      `يدعوك ${own(business)} إلى العمل في نشاطه التجاري على Pegboard. دورك: ${role}. لديك ${days} يومًا للرد:`,
    roles: {
      owner: 'مالك',
      admin: 'مدير',
      analyst: 'محلّل',
      finance: 'مسؤول مالي',
      catalog_manager: 'مدير الكتالوجات',
    },
    open: 'عرض الدعوة',
    unknown: 'إذا كنت لا تعرف هذا النشاط التجاري، فتجاهل هذه الرسالة.',
    guest: 'بك',
  },
  businessCall: {
    subject: 'استلمنا طلبك لمكالمة',
    received: 'سنتصل بك بشأن نشاطك التجاري على Pegboard. ما طلبته:',
    topic: (topic) => `الموضوع: ${topic}`,
    topics: {
      start: 'البداية',
      ads: 'الإعلانات',
      catalogs: 'الكتالوجات',
      measuring: 'قياس النتائج',
      other: 'موضوع آخر',
    },
    time: (day, part, zone) => `الوقت: ${day}، ${part} (${own(zone)})`,
    parts: { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
    phone: (phone) => `الهاتف: ${own(phone)}`,
    manage: 'عرض طلباتك أو إلغاؤها',
  },
  businessDigest: {
    subject: (business) => `${own(business)}: أسبوعك على Pegboard`,
    week: (business, from, to) =>
      `هذه أرقام ${own(business)} من ${own(from)} إلى ${own(to)} مقارنةً بالأسبوع السابق:`,
    counts: {
      impressions: ({ count, change }) => `مرات الظهور: ${count} (${change})`,
      saves: ({ count, change }) => `مرات الحفظ: ${count} (${change})`,
      outbound_clicks: ({ count, change }) => `النقرات الخارجية: ${count} (${change})`,
      engaged: ({ count, change }) => `الجمهور المتفاعل: ${count} (${change})`,
      followers: ({ count, change }) => `المتابعون الجدد: ${count} (${change})`,
    },
    change: {
      none: 'لا شيء في الأسبوعين',
      new: 'لا شيء في الأسبوع السابق',
      same: 'كما في السابق',
      up: (ratio) => `زيادة ${own(ratio)}`,
      down: (ratio) => `انخفاض ${own(ratio)}`,
    },
    topPins: 'أبرز دبابيسك هذا الأسبوع:',
    pin: (title, impressions, saves) => `${own(title)}: مرات الظهور ${impressions}، مرات الحفظ ${saves}`,
    untitled: 'دبوس بلا عنوان',
    paid: 'حملاتك:',
    spend: (spend, change) => `الإنفاق: ${own(spend)} (${change})`,
    results: (impressions, clicks, conversions) =>
      `مرات الظهور المدفوعة: ${impressions}، النقرات المدفوعة: ${clicks}، التحويلات: ${conversions}`,
    open: 'فتح لوحة المعلومات',
    why: 'تصلك هذه الرسالة مرة في الأسبوع لأنك عضو في هذا النشاط التجاري.',
    preferences: 'تفضيلات البريد الإلكتروني',
    unsubscribe: 'إلغاء الاشتراك',
  },
  boardInvite: {
    subject: (inviter) => `دعاك ${own(inviter)} إلى لوحته`,
    asks: (inviter, board) =>
      `يدعوك ${own(inviter)} إلى التثبيت على اللوحة «${own(board)}». ألقِ نظرة عليها، ثم اقبل أو ارفض:`,
    open: 'فتح اللوحة',
    why: 'تصلك هذه الرسالة لأن شخصًا ما دعاك باسمك. لإيقاف هذه الرسائل:',
    preferences: 'تفضيلات البريد الإلكتروني',
  },
  notifications: {
    one: 'لديك إشعار جديد.',
    several: (count) => counted(count, NEW_NOTIFICATIONS),
    test: 'تعمل الإشعارات على هذا الجهاز.',
    people([first, second], count) {
      if (first === undefined) return 'شخص ما';
      if (count <= 1) return own(first);
      if (count === 2 && second !== undefined) return `${own(first)} و${own(second)}`;
      return `${own(first)} و${counted(count - 1, OTHERS)}`;
    },
    kinds: {
      follow: ({ who }) => `متابعة جديدة لك من ${who}`,
      follow_request: ({ who }) => `طلب متابعة من ${who}`,
      follow_accepted: ({ who }) => `قُبل طلب المتابعة من ${who}`,
      board_follow: ({ who, board }) => `متابعة جديدة للوحتك ${own(board)} من ${who}`,
      save: ({ who }) => `حُفظ دبوسك من قِبل ${who}`,
      board_invite: ({ who, board }) => `دعوة للانضمام إلى اللوحة ${own(board)} من ${who}`,
      invite_accepted: ({ who, board }) => `انضمام إلى لوحتك ${own(board)} من ${who}`,
      comment: ({ who }) => `تعليق جديد على دبوسك من ${who}`,
      reply: ({ who }) => `رد جديد على تعليقك من ${who}`,
      mention: ({ who }) => `إشارة إليك في تعليق من ${who}`,
      story_mention: ({ who }) => `إشارة إليك في قصة من ${who}`,
      reaction: ({ who }) => `تفاعل جديد مع دبوسك من ${who}`,
      comment_reaction: ({ who }) => `تفاعل جديد مع تعليقك من ${who}`,
      guest_images: ({ board }) => `صور من الضيوف بانتظارك على ${own(board)}`,
      board_pins: ({ board, pins }) => `${pins === 1 ? 'دبوس جديد' : 'دبابيس جديدة'} على ${own(board)}`,
      export_ready: ({ count }) =>
        count === 1 ? 'أصبح تصدير بياناتك جاهزًا للتنزيل' : `عمليات تصدير جاهزة للتنزيل: ${count}`,
      webhook_disabled: ({ app }) => `أُوقف عنوان لإشعارات الويب لتطبيق ${own(app)}`,
      business_digest: ({ business }) => `أصبحت أرقام الأسبوع الماضي جاهزة للنشاط التجاري ${own(business)}`,
    },
    open: 'فتح',
    all: 'عرض كل الإشعارات',
    digest: { daily: 'يومك على Pegboard', weekly: 'أسبوعك على Pegboard' },
    news: 'هذا هو الجديد لك على Pegboard:',
    image: 'صورة دبوس',
    why: 'تصلك هذه الرسالة وفقًا لإعدادات إشعاراتك.',
    whyDigest: 'يصلك هذا الملخص لأنك اخترته في إعدادات إشعاراتك.',
    preferences: 'تفضيلات البريد الإلكتروني',
    unsubscribe: 'إلغاء الاشتراك',
  },
};
