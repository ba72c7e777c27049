import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SendMail } from './mail.ts';

/** An email in the outbox. */
export type StoredMail = z.infer<typeof storedSchema> & { readonly name: string };

const storedSchema = z.object({
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});
const FILE = /^[0-9a-f]{32}\.json$/;

/** Returns the directory of emails for a site without a mail server. */
export function getOutboxDir(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Writes each email to a file that only the owner of the directory can read; a key has one file. */
export function createFileOutbox(dir: string, now: () => Date): SendMail {
  return async (mail, key) => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const draft = join(dir, `${randomUUID()}.draft`);
    const text = JSON.stringify({ sentAt: now().toISOString(), ...mail }, null, 2);
    await writeFile(draft, text, { mode: 0o600, flush: true });
    try {
      await link(draft, join(dir, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(draft, { force: true });
    }
  };
}

/** Deletes the stored emails to an address. */
export async function removeMails(dataDir: string, address: string): Promise<void> {
  const dir = getOutboxDir(dataDir);
  const mails = await readOutbox(dir);
  await Promise.all(
    mails
      .filter(({ to }) => to === address)
      .map(({ name }) => rm(join(dir, `${name}.json`), { force: true })),
  );
}

/** Returns the emails of an outbox, latest first. */
export async function readOutbox(dir: string): Promise<readonly StoredMail[]> {
  const files = await readdir(dir).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => FILE.test(file))
      .map(async (file) => ({
        name: file.replace('.json', ''),
        ...storedSchema.parse(JSON.parse(await readFile(join(dir, file), 'utf8'))),
      })),
  );
  return mails.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
}
