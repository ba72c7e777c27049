import type { Command } from 'commander';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { users, viewerColumns } from '../people/accounts/index.ts';
import { OperatorError } from '../platform/config/operator-error.ts';
import { writeArchive } from '../portability/member-exports/index.ts';
import { createDeps } from './open-deps.ts';
import { readCommandEnv } from './operations/command-env.ts';

type ExportOptions = { readonly member: string; readonly out: string };

/** Adds the command that exports the data of a member (IO-01). */
export function addArchives(program: Command, say: (line: string) => void): void {
  program
    .command('export')
    .description(
      'write the archive of a member to a ZIP file: boards, Pins, images and everything else of theirs',
    )
    .requiredOption('--member <name>', 'the username of the member')
    .requiredOption('--out <file>', 'the file to write')
    .action(async ({ member, out }: ExportOptions) => {
      const target = resolve(process.env['INIT_CWD'] ?? '.', out);
      const { deps, close } = await createDeps(readCommandEnv(), say);
      try {
        const [owner] = await deps.db
          .select(viewerColumns)
          .from(users)
          .where(eq(users.username, member.toLowerCase()));
        if (!owner)
          throw new OperatorError(
            `There is no user ${member}. Check the name in the address of the profile.`,
          );
        const folder = await mkdtemp(join(dirname(target), '.pegboard-export-')).catch((cause: unknown) => {
          throw new OperatorError(`${dirname(target)} cannot be written to: name another file with --out.`, {
            cause,
          });
        });
        try {
          const written = await writeArchive(deps, owner, {
            folder,
            target,
            signal: new AbortController().signal,
            onProgress: async () => undefined,
          });
          say(`${target}: ${written.pins} Pins, ${written.files} files, ${written.bytes} bytes.`);
          say('Store it safely: it includes the secret boards of this member.');
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      } finally {
        await close();
      }
    });
}
