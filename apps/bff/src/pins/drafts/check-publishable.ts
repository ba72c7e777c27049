import type { PinDraft } from '@pegboard/types';
import { authoriseBoard, type Authorized } from '../board-access/index.ts';
import { findSection } from '../boards/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, ERRORS, throwFieldErrors } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { checkTags, findTopicIds } from '../pins/index.ts';
import type { Deps, DraftPorts } from './deps.ts';
import { draftTags } from './draft-tags.ts';
import { withField } from './field-error.ts';
import { checkDraft, draftLinks } from './rules.ts';

/** The services that check a draft. */
export type CheckDeps = Pick<Deps, 'db' | 'fetchSafely' | 'now'> & DraftPorts;

/** The board and section in which a draft is published, and its topics. */
export type Placement = {
  readonly board: Authorized<'save'>;
  readonly sectionId: bigint | null;
  readonly topicIds: readonly bigint[];
};

/** Checks the texts, the media and the links of a draft. Throws `invalid_input` and `link_blocked`, each with all its fields. */
export async function checkContent(deps: CheckDeps, content: PinDraft): Promise<void> {
  throwFieldErrors({
    ...checkDraft(content),
    ...(content.media === null ? {} : checkTags(draftTags(content.media))),
  });
  const blocked = await findBlockedLinks(deps, content);
  if (Object.keys(blocked).length > 0) throw new AppError('link_blocked', { fields: blocked });
}

/**
 * Finds the links that the rules of outbound links block, each address once. A link whose redirects could not be followed is
 * allowed: it is checked again whenever it is opened.
 */
async function findBlockedLinks(deps: CheckDeps, content: PinDraft): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [link, places] of Map.groupBy(draftLinks(content), ([, text]) => text)) {
    const { status } = await deps.checkLink(deps, new URL(link));
    if (status === 'ok' || status === 'error') continue;
    for (const [field] of places) fields[field] = ERRORS.link_blocked.message;
  }
  return fields;
}

/**
 * Finds where a draft is published. Throws what `authoriseBoard`, `findSection` and `findTopicIds` throw, each with the field
 * that names it.
 */
export async function findPlacement(db: Db, owner: SignedIn, content: PinDraft): Promise<Placement> {
  const { sectionId: section, topicIds } = content;
  const board = await withField(
    'boardId',
    () => authoriseBoard(db, owner, parseId(content.boardId ?? ''), 'save'),
    'Choose another board.',
  );
  const sectionId =
    section === null
      ? null
      : (await withField('sectionId', () => findSection(db, board.id, parseId(section)))).id;
  return { board, sectionId, topicIds: await withField('topicIds', () => findTopicIds(db, topicIds)) };
}
