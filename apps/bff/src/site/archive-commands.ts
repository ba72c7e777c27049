import type { Command } from 'commander';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../platform/config/operator-error.ts';
import { AppError } from '../platform/errors/errors.ts';
import type { SignedIn } from '../platform/http/viewer.ts';
import { writeArchive } from '../portability/member-exports/index.ts';
import {
  ArchiveError,
  importArchive,
  IMPORT_UNDO_DAYS,
  ITEM_REASONS,
  openArchive,
  previewArchive,
  undoImport,
  type ItemResult,
} from '../portability/member-imports/index.ts';
import type { Deps } from './deps.ts';
import { createDeps } from './open-deps.ts';
import { resolveCallerPath } from './operations/caller-path.ts';
import { readCommandEnv } from './operations/command-env.ts';
import { findMember } from './operations/find-member.ts';

type Say = (line: string) => void;

/** Adds the commands that export and import the data of a member (IO-01, IO-02). */
export function addArchives(program: Command, say: Say): void {
  program
    .command('export')
    .description(
      'write the archive of a member to a ZIP file: boards, Pins, images and everything else of theirs',
    )
    .requiredOption('--member <name>', 'the username of the member')
    .requiredOption('--out <file>', 'the file to write')
    .action(({ member, out }: { readonly member: string; readonly out: string }) =>
      withMember(member, say, (deps, owner) => exportTo(deps, owner, resolveCallerPath(out), say)),
    );
  program
    .command('import-archive')
    .description('create the boards and Pins of an archive for a member; the same archive again adds nothing')
    .argument('<file>')
    .requiredOption('--member <name>', 'the username of the member who gets them')
    .option('--dry-run', 'show what would be created')
    .action((file: string, options: { readonly member: string; readonly dryRun?: boolean }) =>
      withMember(options.member, say, (deps, owner) =>
        importFrom(deps, owner, { file: resolveCallerPath(file), isDryRun: options.dryRun ?? false, say }),
      ),
    );
  program
    .command('undo-import')
    .description(`remove what an import created, within ${IMPORT_UNDO_DAYS} days`)
    .argument('<id>', 'as printed by import-archive')
    .requiredOption('--member <name>', 'the username of the member')
    .action((id: string, { member }: { readonly member: string }) =>
      withMember(member, say, async (deps, owner) => {
        if (!/^\d{1,18}$/.test(id)) throw new OperatorError(`${id} is not the id of an import.`);
        const removed = await undoImport(deps, owner, BigInt(id)).catch((cause: unknown) => {
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

async function exportTo(deps: Deps, owner: SignedIn, target: string, say: Say): Promise<void> {
  const folder = await mkdtemp(join(dirname(target), '.pegboard-export-')).catch((cause: unknown) => {
    throw new OperatorError(`${dirname(target)} cannot be written to: name another file with --out.`, {
      cause,
    });
  });
  try {
    const signal = new AbortController().signal;
    const onProgress = async (): Promise<void> => undefined;
    const written = await writeArchive(deps, owner, { folder, target, signal, onProgress });
    say(`${target}: ${written.pins} Pins, ${written.files} files, ${written.bytes} bytes.`);
    say('Store it safely: it includes the secret boards of this member.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type ImportOptions = { readonly file: string; readonly isDryRun: boolean; readonly say: Say };

async function importFrom(
  deps: Deps,
  owner: SignedIn,
  { file, isDryRun, say }: ImportOptions,
): Promise<void> {
  try {
    const archive = await openArchive(file);
    try {
      const preview = await previewArchive(deps.db, owner, archive);
      say(
        `${preview.boards.length} boards, ${preview.sections} sections, ${preview.notes} notes, ${preview.pins} new Pins, ${preview.known} imported before, ${preview.invalid} not valid.`,
      );
      for (const { name, privacy, pins } of preview.boards) say(`  ${name} (${privacy}): ${pins} new Pins`);
      if (isDryRun) return;
      const { importId, results } = importArchive(deps, owner, archive);
      say(`Import ${importId}; undo it with: pegboard undo-import ${importId} --member ${owner.username}`);
      await report(results, say);
    } finally {
      archive.close();
    }
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause;
    throw new OperatorError(`${file}: ${cause.message} Nothing was imported.`, { cause });
  }
}

async function report(results: AsyncGenerator<ItemResult>, say: Say): Promise<void> {
  const counts = { created: 0, known: 0, merged: 0, left_out: 0 };
  for await (const { line, kind, title, result, reason } of results) {
    counts[result] += 1;
    if (reason !== undefined && reason !== 'not_imported')
      say(`  line ${line}, ${kind} ${title}: ${ITEM_REASONS[reason]}`);
  }
  say(
    `${counts.created} created, ${counts.known} imported before, ${counts.merged} boards used that were there, ${counts.left_out} left out.`,
  );
}
