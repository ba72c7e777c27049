import { collapseWhitespace, type Pin } from '@pegboard/types';

/** The values of a pin's form. */
export type PinEdit = {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly isCommentingAllowed: boolean;
  readonly boardId: string;
  /** Empty when it is in no section. */
  readonly sectionId: string;
};

/** The changes of a form: the pin's own fields, and its board and section. */
export type PinChange = {
  readonly fields: Partial<Omit<PinEdit, 'boardId' | 'sectionId'>>;
  readonly place: { readonly boardId: string; readonly sectionId: string | undefined } | undefined;
};

/** A pin as its form begins. */
export function toPinEdit(pin: Pin): PinEdit {
  return {
    title: pin.title ?? '',
    description: pin.closeupDescription ?? pin.description ?? '',
    link: pin.link ?? '',
    altText: pin.altText ?? '',
    isCommentingAllowed: pin.isCommentingAllowed !== false,
    boardId: pin.board?.entityId ?? '',
    sectionId: pin.section?.id ?? '',
  };
}

/**
 * Returns the differences between a pin and its form; undefined if there are none (CU-08). White space alone
 * is no difference. Members who saved another's pin can change its title, description, board and section
 * only.
 */
export function pinChange(pin: Pin, edit: PinEdit, isCreator: boolean): PinChange | undefined {
  const before = toPinEdit(pin);
  const texts = isCreator
    ? (['title', 'description', 'link', 'altText'] as const)
    : (['title', 'description'] as const);
  const fields = Object.fromEntries([
    ...texts.filter((name) => isOther(before[name], edit[name])).map((name) => [name, edit[name].trim()]),
    ...(isCreator && before.isCommentingAllowed !== edit.isCommentingAllowed
      ? [['isCommentingAllowed', edit.isCommentingAllowed]]
      : []),
  ]) as PinChange['fields'];
  const isMoved = edit.boardId !== before.boardId || edit.sectionId !== before.sectionId;
  const place = isMoved ? { boardId: edit.boardId, sectionId: edit.sectionId || undefined } : undefined;
  return place || Object.keys(fields).length > 0 ? { fields, place } : undefined;
}

const isOther = (one: string, other: string): boolean =>
  collapseWhitespace(one) !== collapseWhitespace(other);
