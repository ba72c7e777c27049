import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { PackageTables } from '../tables.ts';

const formats = createFormats('de');

/** The numbers of an own pin, in German. */
export const pinNumbersMessages: PackageTables['pinNumbersMessages'] = {
  title: 'Zahlen zu diesem Pin',
  empty:
    'In diesen Tagen ist noch nichts passiert. Zahlen erscheinen einige Minuten, nachdem jemand deinen Pin gesehen hat.',
  table: {
    exportCsv: 'Als CSV speichern',
    empty: 'Hier gibt es noch nichts zu sehen.',
    sorted: (column, direction) =>
      `Sortiert nach ${column}, ${direction === 'ascending' ? 'aufsteigend' : 'absteigend'}`,
    scrolls: (table) => `${table}, mit Bildlauf`,
  },
  metrics: {
    impressions: 'Impressionen',
    closeups: 'Großansichten',
    saves: 'Gemerkt',
    outbound_clicks: 'Klicks zur Website',
    video_views: 'Videoaufrufe',
  },
  metric: 'Kennzahl',
  range: 'Zeitraum',
  lastDays: (days) => (days === 365 ? 'Letzte 12 Monate' : `Letzte ${days} Tage`),
  otherRange: 'Andere Tage',
  from: 'Von',
  to: 'Bis',
  show: 'Anzeigen',
  problems: {
    missing: 'Gib beide Tage an.',
    reversed: 'Der Zeitraum endet, bevor er beginnt.',
    'too-long': 'Ein Zeitraum hat höchstens 366 Tage.',
    future: 'Der Zeitraum endet in der Zukunft.',
  },
  change(change) {
    if (change.kind === 'none') return 'In beiden Zeiträumen keine';
    if (change.kind === 'new') return 'Vorher keine';
    if (change.kind === 'same') return 'So viele wie vorher';
    return `${formats.percent(change.ratio)} ${change.kind === 'up' ? 'mehr' : 'weniger'}`;
  },
  organicAndPaid: (organic, paid) => `Organisch ${organic} · Bezahlt ${paid}`,
  organic: 'Organisch',
  paid: 'Bezahlt',
  comparedWith: (range) => `Verglichen mit ${range}`,
  chart: (metric, range) => `${metric}, ${range}`,
  chartSummary: (total, most, when) => `Insgesamt ${total}; am meisten am ${when}: ${most}.`,
  chartKeys: 'Die Pfeiltasten nennen jeden Wert.',
  thisPeriod: 'Dieser Zeitraum',
  before: 'Zeitraum davor',
  asTable: 'Als Tabelle zeigen',
  time: 'Tag',
  dayBefore: 'Tag davor',
  counted:
    'Tage sind in UTC, die von Anzeigen in der Zeitzone ihrer Kampagne. Bezahlte Aktivität ist die deiner Werbekonten. Neue Aktivität wird alle fünf Minuten gezählt; die von Besuchern ohne Anmeldung wird nicht gezählt.',
  loading: 'Zahlen werden geladen',
  number: formats.count,
  day: (start) => formats.day(start),
  shortDay: formats.shortDay,
  hour: formats.hour,
  days(from, to) {
    const [first, last] = [formats.day(from), formats.day(to)];
    return first === last ? first : `${first} – ${last}`;
  },
};
