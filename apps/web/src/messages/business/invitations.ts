import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { InvitationMessages } from '@pegboard/business-dashboard/invite';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');

/** The messages of invites that the viewer got. */
export const invitations: Translated<InvitationMessages> = {
  de: {
    title: 'Einladungen zu Unternehmen',
    intro: 'Unternehmen, die mit dir arbeiten möchten.',
    none: 'Keine offenen Einladungen',
    noneHint: 'Eine Einladung gilt 14 Tage. Bitte um eine neue, wenn deine abgelaufen ist.',
    by: (inviter, role) => `${inviter} lädt dich ein; deine Rolle: ${role}`,
    gone: 'Jemand',
    until: (iso, timeZone) => `Gültig bis ${de.day(iso, timeZone)}`,
    accept: 'Annehmen',
    acceptNamed: (business) => `Annehmen: für ${business} arbeiten`,
    decline: 'Ablehnen',
    declineNamed: (business) => `Einladung von ${business} ablehnen`,
    declined: (business) => `Du hast die Einladung von ${business} abgelehnt.`,
    hub: 'Alle deine Unternehmen',
    send: 'Lade andere zu deinem ein',
    sendHint: 'Einladungen schickst du auf der Seite der Mitglieder von:',
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'دعوات إلى أنشطة تجارية',
    intro: 'أنشطة تجارية تطلب العمل معك.',
    none: 'لا دعوات مفتوحة',
    noneHint: 'تسري الدعوة 14 يومًا. اطلب دعوة جديدة إن انتهت دعوتك.',
    by: (inviter, role) => `يدعوك \u2068${inviter}\u2069؛ دورك: ${role}`,
    gone: 'شخص ما',
    until: (iso, timeZone) => `مفتوحة حتى ${ar.day(iso, timeZone)}`,
    accept: 'قبول',
    acceptNamed: (business) => `قبول: اعمل مع \u2068${business}\u2069`,
    decline: 'رفض',
    declineNamed: (business) => `رفض دعوة \u2068${business}\u2069`,
    declined: (business) => `رفضت دعوة \u2068${business}\u2069.`,
    hub: 'كل أنشطتك التجارية',
    send: 'ادعُ آخرين إلى نشاطك',
    sendHint: 'ترسل الدعوات من صفحة أعضاء:',
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
