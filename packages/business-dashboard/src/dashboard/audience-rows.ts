import type { CsvValue } from '../table/model/csv.ts';
import type { AudienceMessages } from './audience-messages.ts';
import { groupName } from './export-rows.ts';
import type { AudienceInsightsData } from './model/audience.ts';

/** The groups of an audience. */
export type GroupKind = 'countries' | 'languages' | 'devices';

const GROUP_KINDS: readonly GroupKind[] = ['countries', 'languages', 'devices'];

/** Returns the name of a group of an audience. */
export function nameOfGroup(key: string, kind: GroupKind, messages: AudienceMessages): string {
  if (kind !== 'languages') return groupName(key, kind, messages);
  return key === 'other' ? messages.other : messages.languageName(key);
}

/** Returns all numbers of an audience, one per row, so that a spreadsheet can filter and sum them. */
export function audienceRows(
  data: AudienceInsightsData,
  messages: AudienceMessages,
): readonly (readonly [part: string, name: string, metric: string, value: CsvValue])[] {
  const count = messages.counts[data.audience];
  const activity = messages.activity[data.audience];
  return [
    ...GROUP_KINDS.flatMap((kind) =>
      data[kind].flatMap((group) => {
        const name = nameOfGroup(group.key, kind, messages);
        return [
          [messages[kind], name, count, group.count] as const,
          [messages[kind], name, messages.share, group.share] as const,
          ...(group.site_share === null
            ? []
            : [[messages[kind], name, messages.siteShare, group.site_share] as const]),
        ];
      }),
    ),
    ...data.topics.flatMap((topic) => [
      [messages.topics, topic.name, count, topic.count] as const,
      [messages.topics, topic.name, messages.share, topic.share] as const,
      [messages.topics, topic.name, messages.affinity, topic.affinity] as const,
    ]),
    ...data.weekdays.map(
      (value, day) => [messages.weekdays, messages.weekdayName(day), activity, value] as const,
    ),
    ...data.hours.map((value, hour) => [messages.hours, messages.hourName(hour), activity, value] as const),
  ];
}
