import type { ConvertMessages } from '@pegboard/business-dashboard/convert';
import type { Translated } from './use-translated.ts';

/** The messages of the page that turns an account into a business. */
export const convert: Translated<ConvertMessages> = {
  de: {
    title: 'Mach dein Konto zum Unternehmen',
    intro: 'Kostenlos und ohne neue Anmeldung.',
    keeps: [
      'Deine Pins, Pinnwände und Follower bleiben, wie sie sind.',
      'Du bekommst Seiten mit deinen Zahlen und kannst anderen eine Rolle geben, ohne dein Passwort zu teilen.',
      'Dein Profil zeigt die Website deines Unternehmens.',
    ],
    name: 'Name des Unternehmens',
    site: 'Website',
    siteHint: 'Falls es eine gibt, etwa https://example.com.',
    category: 'Kategorie',
    choose: 'Wähle eine',
    convert: 'Zum Unternehmen machen',
    already: 'Dein Konto ist schon ein Unternehmen.',
    open: 'Öffnen',
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'حوّل حسابك إلى حساب تجاري',
    intro: 'مجانًا ودون تسجيل دخول جديد.',
    keeps: [
      'تبقى دبابيسك ولوحاتك ومتابعوك كما هم.',
      'تحصل على صفحات بأرقامك، ويمكنك منح الآخرين دورًا دون كلمة مرورك.',
      'يعرض ملفك الشخصي موقع نشاطك التجاري.',
    ],
    name: 'اسم النشاط التجاري',
    site: 'الموقع',
    siteHint: 'إن وُجد، مثل https://example.com.',
    category: 'الفئة',
    choose: 'اختر فئة',
    convert: 'حوّله إلى حساب تجاري',
    already: 'حسابك حساب تجاري بالفعل.',
    open: 'افتحه',
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
