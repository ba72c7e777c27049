import { and, eq, isNull } from 'drizzle-orm';
import { authoriseBoard, boardSections } from '../../../pins/board-access/index.ts';
import { createSection } from '../../../pins/boards/index.ts';
import type { ImportedSection } from '../import-item.ts';
import { fitName } from './fit-text.ts';
import { boardOf, createItemOnce, findItem, type Created, type ImportRun } from './import-run.ts';

/** Creates a section, or uses that of the board with its name. */
export async function createImportedSection(run: ImportRun, section: ImportedSection): Promise<Created> {
  const { deps, owner } = run;
  const boardId = boardOf(run, section.board);
  const title = fitName(section.title);
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
