import {
  collapseWhitespace,
  type DraftMention,
  type DraftStoryLists,
  type Pin,
  type StoryTextAlignment,
  type StoryTextPlace,
} from '@pegboard/types';

/** The values of a slide; `index` is the place that it has before the change, from 0. */
export type SlotEdit = { readonly index: number; readonly title: string; readonly link: string };

/** The texts of a story that its creator changes: those of every page in their order, and the lists (CR-15). */
export type StoryEdit = {
  readonly pages: readonly {
    readonly texts: readonly string[];
    readonly link?: string | undefined;
    readonly mentions?: readonly DraftMention[] | undefined;
    readonly textPlace?: StoryTextPlace | undefined;
    readonly textAlignment?: StoryTextAlignment | undefined;
  }[];
  readonly lists: DraftStoryLists;
};

/** The values of a pin's form. */
export type PinEdit = {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly isCommentingAllowed: boolean;
  readonly topicIds?: readonly string[] | undefined;
  /** A code of `AI_LABELS`; null says nothing. */
  readonly mediaSourceType?: number | null | undefined;
  /** The slides of a carousel in their new order; empty for other pins. */
  readonly slots?: readonly SlotEdit[] | undefined;
  /** The texts of a story; undefined for other pins. */
  readonly story?: StoryEdit | undefined;
  readonly boardId: string;
  /** Empty if the pin is in no section. */
  readonly sectionId: string;
};

/** The changes of a form: the pin's own fields, and its board and section. */
export type PinChange = {
  readonly fields: Partial<Omit<PinEdit, 'boardId' | 'sectionId'>>;
  readonly place: { readonly boardId: string; readonly sectionId: string | undefined } | undefined;
};

/** Returns the initial values of the form of a pin; the topics and the texts of a story are not part of a `Pin`. */
export function toPinEdit(pin: Pin, topicIds: readonly string[] = [], story?: StoryEdit): PinEdit {
  return {
    story,
    title: pin.title ?? '',
    description: pin.closeupDescription ?? pin.description ?? '',
    link: pin.link ?? '',
    altText: pin.altText ?? '',
    isCommentingAllowed: pin.isCommentingAllowed !== false,
    topicIds,
    mediaSourceType: pin.digitalMediaSourceType ?? null,
    slots: (pin.carousel?.slots ?? []).map(({ title, link }, index) => ({
      index,
      title: title ?? '',
      link: link ?? '',
    })),
    boardId: pin.board?.entityId ?? '',
    sectionId: pin.section?.id ?? '',
  };
}

/**
 * Returns the differences between a pin and its form; undefined if there are none (CU-08). White space alone
 * is no difference. Members who saved another's pin can change its title, description, board and section
 * only.
 */
export function pinChange(
  pin: Pin,
  edit: PinEdit,
  isCreator: boolean,
  topicIds?: readonly string[],
  story?: StoryEdit,
): PinChange | undefined {
  const before = toPinEdit(pin, topicIds, story);
  const texts = isCreator
    ? (['title', 'description', 'link', 'altText'] as const)
    : (['title', 'description'] as const);
  const fields = Object.fromEntries([
    ...texts.filter((name) => isOther(before[name], edit[name])).map((name) => [name, edit[name].trim()]),
    ...(isCreator && before.isCommentingAllowed !== edit.isCommentingAllowed
      ? [['isCommentingAllowed', edit.isCommentingAllowed]]
      : []),
    ...(isCreator ? changedCreatorFields(before, edit) : []),
  ]) as PinChange['fields'];
  const isMoved = edit.boardId !== before.boardId || edit.sectionId !== before.sectionId;
  const place = isMoved ? { boardId: edit.boardId, sectionId: edit.sectionId || undefined } : undefined;
  return place || Object.keys(fields).length > 0 ? { fields, place } : undefined;
}

const trimSlot = ({ index, title, link }: SlotEdit): SlotEdit => ({
  index,
  title: title.trim(),
  link: link.trim(),
});

/** Returns the changed topics, AI label, slides and texts of a story; a field that the form does not have is not changed. */
function changedCreatorFields(before: PinEdit, edit: PinEdit): readonly (readonly [string, unknown])[] {
  const after = { ...edit, slots: edit.slots?.map(trimSlot) };
  return (['topicIds', 'mediaSourceType', 'slots', 'story'] as const)
    .filter(
      (name) => after[name] !== undefined && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    )
    .map((name) => [name, after[name]] as const);
}

const isOther = (one: string, other: string): boolean =>
  collapseWhitespace(one) !== collapseWhitespace(other);
