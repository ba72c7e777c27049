import type { MailMessages } from './mail-texts.ts';

/** Isolates a name, which may have either text direction, from the surrounding text. */
const own = (name: string): string => `\u2068${name}\u2069`;

/** The messages of emails to members, in Arabic. */
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
  boardInvite: {
    subject: (inviter) => `دعاك ${own(inviter)} إلى لوحته`,
    asks: (inviter, board) =>
      `يدعوك ${own(inviter)} إلى التثبيت على اللوحة «${own(board)}». ألقِ نظرة عليها، ثم اقبل أو ارفض:`,
    open: 'فتح اللوحة',
    why: 'تصلك هذه الرسالة لأن شخصًا ما دعاك باسمك. لإيقاف هذه الرسائل:',
    preferences: 'تفضيلات البريد الإلكتروني',
  },
};
