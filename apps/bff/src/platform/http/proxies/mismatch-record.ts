import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MISMATCHES, type Mismatch } from './mismatch.ts';
import type { ProxySettings } from './trusted-proxies.ts';

const recordSchema = z.object({
  mismatch: z.enum(MISMATCHES),
  /** The time of the first such request. */
  at: z.iso.datetime(),
  /** The settings at that time: a record of other settings does not apply. */
  settings: z.string(),
});

const fileOf = ({ dataDir }: ProxySettings): string => join(dataDir, 'proxy-mismatch.json');
const settingsOf = ({ trustedProxies, proxyHeader }: ProxySettings): string =>
  JSON.stringify([trustedProxies, proxyHeader]);

/** Stores for `pegboard doctor` that requests indicate wrong settings. It contains no address. */
export async function writeMismatchRecord(
  settings: ProxySettings,
  mismatch: Mismatch,
  at: Date,
): Promise<void> {
  const record = { mismatch, at: at.toISOString(), settings: settingsOf(settings) };
  await writeFile(fileOf(settings), `${JSON.stringify(record)}\n`);
}

/** Returns what requests indicated about these settings, if anything. */
export async function readMismatchRecord(
  settings: ProxySettings,
): Promise<{ readonly mismatch: Mismatch; readonly at: string } | undefined> {
  const text = await readFile(fileOf(settings), 'utf8').catch(() => undefined); // no record
  if (text === undefined) return undefined;
  const record = recordSchema.safeParse(parseJson(text));
  return record.success && record.data.settings === settingsOf(settings) ? record.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an incomplete record is ignored
  }
}
