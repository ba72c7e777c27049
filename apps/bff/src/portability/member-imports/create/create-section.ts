import { and, eq, isNull } from 'drizzle-orm';
import { authoriseBoard, boardSections } from '../../../pins/board-access/index.ts';
import { createSection } from '../../../pins/boards/index.ts';
import type { ImportedSection } from '../import-item.ts';
import { fitName } from './fit-text.ts';
import { sectionChoiceOf } from '../import-choices.ts';
import {
  boardOf,
  createItemOnce,
  findItem,
  LeftOutError,
  type Created,
  type ImportRun,
} from './import-run.ts';

/** Creates a section, or uses that of the board with its name. Throws `LeftOutError` by the choice of the member. */
export async function createImportedSection(run: ImportRun, section: ImportedSection): Promise<Created> {
  const { deps, owner } = run;
  const boardId = boardOf(run, section.board);
  const { choice = 'section', title: chosen } = sectionChoiceOf(run.choices, section.id) ?? {};
  if (choice !== 'section') {
    run.sections.set(section.id, choice === 'left_out' ? 'left_out' : null);
    throw new LeftOutError(choice === 'left_out' ? 'section_not_chosen' : 'section_on_board');
  }
  const title = chosen ?? fitName(section.title);
  const known = await findItem(run, 'section', section.id);
  const [same] = known
    ? []
    : await deps.db
        .select({ id: boardSections.id })
        .from(boardSections)
        .where(
          and(
            eq(boardSections.boardId, boardId),
            eq(boardSections.title, title),
            isNull(boardSections.deletedAt),
          ),
        );
  if (same) {
    run.sections.set(section.id, same.id);
    return { result: 'merged', targetId: same.id };
  }
  const created = await createItemOnce(run, 'section', section.id, async (tx) => {
    const made = await createSection(tx, await authoriseBoard(tx, owner, boardId, 'save'), title);
    return made.id;
  });
  run.sections.set(section.id, created.targetId);
  return created;
}
