import { Option, type Command } from 'commander';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { boardNameSchema, createBoard } from '../pins/boards/index.ts';
import { OperatorError } from '../platform/config/operator-error.ts';
import { AppError } from '../platform/errors/errors.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import {
  IMPORT_KINDS,
  IMPORT_UNDO_DAYS,
  ImportFileError,
  ITEM_REASONS,
  localImport,
  previewLocalImport,
  undoLocalImport,
  type ImportKind,
  type ItemResult,
  type LocalFile,
} from '../portability/member-imports/index.ts';
import type { Deps } from './deps.ts';
import { exportMember } from './export-member.ts';
import { createDeps } from './open-deps.ts';
import { resolveCallerPath } from './operations/caller-path.ts';
import { readCommandEnv } from './operations/command-env.ts';
import { findMember } from './operations/find-member.ts';
import { unreadable } from './operations/unreadable.ts';

type Say = (line: string) => void;

/** Adds the commands that export and import the data of a member (IO-01, IO-02). */
export function addArchives(program: Command, say: Say): void {
  program
    .command('export')
    .description(
      'write the archive of a member to a ZIP file, or to a tar file if its name ends so: boards, Pins, images and everything else of theirs',
    )
    .requiredOption('--member <name>', 'the username of the member')
    .requiredOption('--out <file>', 'the file to write')
    .action(({ member, out }: { readonly member: string; readonly out: string }) =>
      withMember(member, say, (deps, owner) => exportMember(deps, owner, resolveCallerPath(out), say)),
    );
  program
    .command('import')
    .description(
      'create the boards and Pins of a file for a member: an archive, the export of another site, bookmarks, a folder or ZIP of images; the same file again adds nothing',
    )
    .argument('<file>', 'a file or folder')
    .requiredOption('--member <name>', 'the username of the member who gets them')
    .addOption(
      new Option('--from <kind>', 'the kind of the file, if it is not to be detected').choices(IMPORT_KINDS),
    )
    .addOption(
      new Option('--privacy <privacy>', 'the privacy of the new boards')
        .choices(['of_file', 'public', 'protected', 'secret'])
        .default('of_file', 'that of the file, or else secret'),
    )
    .option(
      '--board <name>',
      'the board for Pins without one (default: that of quick saves, or the name of a folder)',
    )
    .option('--dry-run', 'show what would be created')
    .action(async (file: string, options: ImportOptions) => {
      const path = resolveCallerPath(file);
      await stat(path).catch(unreadable(path));
      await withMember(options.member, say, (deps, owner) => importFrom(deps, owner, path, options, say));
    });
  program
    .command('undo-import')
    .description(`remove what an import created, within ${IMPORT_UNDO_DAYS} days`)
    .argument('<id>', 'as printed by import')
    .requiredOption('--member <name>', 'the username of the member')
    .action((id: string, { member }: { readonly member: string }) =>
      withMember(member, say, async (deps, owner) => {
        const removed = await undoLocalImport(deps, owner, id).catch((cause: unknown) => {
          if (!(cause instanceof AppError)) throw cause;
          throw new OperatorError(`There is no import ${id} of this member that can be undone.`, { cause });
        });
        say(`${removed} Pins removed, with the boards that are empty now.`);
      }),
    );
}

async function withMember(
  name: string,
  say: Say,
  work: (deps: Deps, owner: SignedIn) => Promise<void>,
): Promise<void> {
  const { deps, close } = await createDeps(readCommandEnv(), say);
  try {
    await work(deps, await findMember(deps.db, name));
  } finally {
    await close();
  }
}

type ImportOptions = {
  readonly member: string;
  readonly from?: ImportKind;
  readonly privacy: 'of_file' | 'public' | 'protected' | 'secret';
  readonly board?: string;
  readonly dryRun?: boolean;
};

async function importFrom(
  deps: Deps,
  owner: SignedIn,
  path: string,
  { from: kind, privacy, board, dryRun: isDryRun = false }: ImportOptions,
  say: Say,
): Promise<void> {
  const file: LocalFile = { path, kind };
  try {
    const preview = await previewLocalImport(deps, owner, file);
    const { boards, boardCount, sections, notes, pins, known, fetched, invalid } = preview;
    say(
      `${preview.kind}: ${boardCount} boards, ${sections} sections, ${notes} notes, ${pins} new Pins, ${known} imported before, ${invalid} not valid.`,
    );
    if (fetched > 0) say(`${fetched} images are fetched from the web.`);
    for (const each of boards)
      say(`  ${each.name} (${each.privacy ?? 'privacy not stated'}): ${each.pins} new Pins`);
    if (isDryRun) return;
    const boardId =
      preview.withoutBoard > 0 ? await findBoardId(deps, owner, { path, board, privacy }) : null;
    const counts = { created: 0, known: 0, merged: 0, left_out: 0 };
    await localImport(deps, owner, file, {
      choices: { privacy, boards: [], board_id: boardId },
      onStart: (id) =>
        say(`Import ${id}; undo it with: pegboard undo-import ${id} --member ${owner.username}`),
      onResults(results) {
        for (const result of results) {
          counts[result.result] += 1;
          sayReason(result, say);
        }
      },
    });
    say(
      `${counts.created} created, ${counts.known} imported before, ${counts.merged} boards and sections used that were there, ${counts.left_out} left out.`,
    );
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'import_running')
      throw new OperatorError(cause.message, { cause });
    if (!(cause instanceof ImportFileError)) throw cause;
    throw new OperatorError(`${path}: ${cause.message}`, { cause });
  }
}

function sayReason({ nth, kind, title, reason }: ItemResult, say: Say): void {
  if (reason !== undefined && reason !== 'not_imported')
    say(`  item ${nth}, ${kind} ${title}: ${ITEM_REASONS[reason]}`);
}

/** Returns the board for Pins without one, created if it is new: the named one, or for a folder that with its name. */
async function findBoardId(
  { db }: Deps,
  owner: SignedIn,
  {
    path,
    board,
    privacy,
  }: Pick<ImportOptions, 'privacy'> & { readonly path: string; readonly board: string | undefined },
): Promise<string | null> {
  const isFolder = (await stat(path)).isDirectory();
  const name = board ?? (isFolder ? basename(path) : undefined);
  if (name === undefined) return null;
  const made = await createBoard(
    db,
    owner,
    {
      name: boardNameSchema.parse(name),
      description: null,
      privacy: privacy === 'of_file' ? 'secret' : privacy,
    },
    () => true,
  );
  return String(made.id);
}
