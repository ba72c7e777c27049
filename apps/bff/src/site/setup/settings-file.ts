import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from '../../platform/config/operator-error.ts';

/** The settings of a file, by name. */
export type Settings = Readonly<Record<string, string>>;

/** Reads a file of settings: lines of `NAME=value`. A file that is missing has none. Throws an `OperatorError`. */
export function readSettings(file: string): Settings {
  if (!existsSync(file)) return {};
  try {
    return Object.fromEntries(
      Object.entries(parseEnv(readFileSync(file, 'utf8'))).map(([name, value]) => [name, value ?? '']),
    );
  } catch (cause) {
    throw new OperatorError(`The settings in ${file} cannot be read: check the rights on it.`, { cause });
  }
}

/** Adds the settings of a file to those of this process; settings that the process has already win. Throws an `OperatorError`. */
export function loadSettings(file: string): void {
  if (!existsSync(file))
    throw new OperatorError(`There are no settings in ${file}. \`pegboard setup\` writes them.`);
  for (const [name, value] of Object.entries(readSettings(file))) process.env[name] ??= value;
}

/**
 * Formats settings by name as systemd, Compose and Node read them. Values are in single quotes, in which none of them replaces
 * anything. Throws an `OperatorError` for a value that cannot be written so.
 */
export function formatSettings(settings: Settings): string {
  const sorted = Object.entries(settings).toSorted(([one], [other]) => one.localeCompare(other));
  const lines = sorted.map(([name, value]) => {
    if (/['\n\r\0]/.test(value))
      throw new OperatorError(
        `${name} cannot have a quote or a line break: in an address, write %27 for a quote.`,
      );
    return `${name}='${value}'\n`;
  });
  return `# Settings of Pegboard, written by \`pegboard setup\`. All of them: docs/settings.md\n${lines.join('')}`;
}

/** Writes a file of settings completely or not at all; only its owner can read it. Throws an `OperatorError`. */
export function writeSettings(file: string, settings: Settings): void {
  const text = formatSettings(settings);
  const draft = `${file}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } catch (cause) {
    throw new OperatorError(
      `The settings cannot be written to ${file}: give this user the right to write there, or name another file with --settings.`,
      { cause },
    );
  }
}
