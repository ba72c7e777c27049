import type { BuilderFailure } from './builder-failure.ts';
import type { BuilderState } from './builder-state.ts';
import { BUILDER_ERROR_CODES } from './builder-failure.ts';
import type { BuilderField } from './builder-field.ts';

/** The fields of a draft by the names that a server may use, in the order of the screen. */
const FIELD_BY_NAME: Readonly<Record<string, BuilderField>> = {
  media: 'media',
  image: 'media',
  title: 'title',
  description: 'description',
  altText: 'altText',
  alt_text: 'altText',
  link: 'link',
  boardId: 'boardId',
  board_id: 'boardId',
  sectionId: 'boardId',
  section_id: 'boardId',
  topicIds: 'topicIds',
  topic_ids: 'topicIds',
  topics: 'topicIds',
  scheduledTime: 'scheduledTime',
  scheduled_time: 'scheduledTime',
  localTime: 'scheduledTime',
  local_time: 'scheduledTime',
  time_zone: 'scheduledTime',
};

/** The fields that errors without a field of their own concern, by code. */
const FIELD_BY_CODE: Readonly<Partial<Record<string, BuilderField>>> = {
  [BUILDER_ERROR_CODES.linkBlocked]: 'link',
  [BUILDER_ERROR_CODES.scheduleFull]: 'scheduledTime',
  [BUILDER_ERROR_CODES.draftsFull]: 'media',
};

/** Returns the error of the field that a failure concerns by its code: a blocked link, or a reached quota. */
export function getErrorByCode(
  { code, message }: BuilderFailure,
  { fields }: Pick<BuilderState, 'fields'>,
): BuilderState['serverErrors'] | null {
  const field = FIELD_BY_CODE[code];
  // The link of a slide can be blocked as well.
  if (field === undefined || message === '' || (field === 'link' && fields.link === '')) return null;
  return { [field]: message };
}

/** Returns the field of a story by the path that a server names; null for other fields. */
export function getStoryField(path: string): BuilderField | null {
  const list = /(?:^|\.)lists\.(ingredients|materials|steps|servings|minutes)(?:\.(\d+))?$/.exec(path);
  if (list?.[1] !== undefined)
    return (list[2] === undefined ? `list-${list[1]}` : `list-${list[1]}-${list[2]}`) as BuilderField;
  const page = /(?:^|\.)pages\.(\d+)(?:\.(.+))?$/.exec(path);
  if (page?.[1] === undefined) return null;
  const index = Number(page[1]);
  const [name, at] = page[2]?.split('.') ?? [];
  if (name === 'texts' && at !== undefined) return `page-${index}-text-${Number(at)}`;
  return name === 'link' ? `page-${index}-link` : `page-${index}`;
}

/**
 * Returns the errors of a failed publication by field, in the order of the screen, and what remains of it when it names
 * no field of the builder.
 */
export function toServerErrors(
  failure: BuilderFailure,
  state: Pick<BuilderState, 'fields'>,
): {
  readonly serverErrors: BuilderState['serverErrors'];
  readonly rest: BuilderFailure | null;
} {
  const serverErrors: Partial<Record<BuilderField, string>> = {};
  for (const [name, field] of Object.entries(FIELD_BY_NAME)) {
    const text = failure.fields[name];
    if (text !== undefined) serverErrors[field] = text;
  }
  for (const [name, text] of Object.entries(failure.fields)) {
    const slot = /^(?:media\.)?slots?[.-](\d+)[.-](title|link)$/.exec(name);
    if (slot) serverErrors[`slot-${Number(slot[1])}-${slot[2] === 'title' ? 'title' : 'link'}`] = text;
    const ofStory = toTagField(name) ? null : getStoryField(name);
    if (ofStory !== null) serverErrors[ofStory] ??= text;
  }
  for (const [name, text] of Object.entries(failure.fields)) {
    const field = toDetailsField(name) ?? toTagField(name);
    if (field) serverErrors[field] = text;
  }
  const ofMedia = Object.entries(failure.fields).find(([name]) =>
    /^media\.(?:uploadId|captions|image$|slots\.\d+\.image$)/.test(name),
  );
  if (ofMedia) serverErrors.media ??= ofMedia[1];
  if (Object.keys(serverErrors).length > 0) return { serverErrors, rest: null };
  const byCode = getErrorByCode(failure, state);
  return byCode ? { serverErrors: byCode, rest: null } : { serverErrors, rest: failure };
}

/** Returns the field of the tags of an image, or of one of them, by the path in a draft. Source: CR-09. */
function toTagField(name: string): BuilderField | undefined {
  const path =
    /^media\.(?:image|slots\.(\d+)\.image|pages\.(\d+)\.background\.image)\.tags(?:\.(\d+))?$/.exec(name);
  if (!path) return undefined;
  const [, slot, page, tag] = path;
  const index = Number(slot ?? page ?? 0);
  return tag === undefined ? `slot-${index}-tags` : `slot-${index}-tag-${Number(tag)}`;
}

/** Returns the field of details by its path; a line of a list is in the field of the list. Source: CR-09. */
function toDetailsField(name: string): BuilderField | undefined {
  const path = /^details\.(\w+)/.exec(name);
  return path ? `details.${path[1] ?? ''}` : undefined;
}
