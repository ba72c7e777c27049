import { collapseWhitespace, type Pin } from '@pegboard/types';

/** What stands in the form of a pin. */
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

/** What a form changes about a pin: its own fields, and where it is. */
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
 * What is different between a pin and its form, or undefined when nothing is (CU-08). White space alone is no difference.
 * Whoever saved another's pin changes its title and description only, and where it is.
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
