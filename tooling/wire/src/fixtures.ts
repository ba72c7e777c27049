import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FIXTURES = resolve(import.meta.dirname, '../fixtures');

/** The fixtures of a version, by the test that writes and reads them. */
export type WirePart = 'rest' | 'graphql' | 'domain-events' | 'storage';

/** A request as pages of a release send it, and the answer of the server of that release. */
export type Exchange = {
  readonly name: string;
  /** `{{name}}` is replaced by an id of the test's data, or for one that an earlier answer contained. */
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly status: number;
  readonly answer: unknown;
};

/** Returns the frozen versions, oldest first: the contracts that are still kept. */
export function wireVersions(): readonly string[] {
  return readdirSync(FIXTURES).toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

/** Reads a part of a frozen version. */
export function readWire(version: string, part: WirePart): unknown {
  return JSON.parse(readFileSync(join(FIXTURES, version, `${part}.json`), 'utf8'));
}

/** Reads the requests and answers of a frozen version, in the order in which they were recorded. */
export function readExchanges(version: string, part: 'graphql' | 'rest'): readonly Exchange[] {
  return readWire(version, part) as readonly Exchange[];
}

/** Writes a part of the version that this run freezes: `pnpm wire:freeze v2`. */
export function freezeWire(part: WirePart, content: unknown): void {
  const version = process.env['PEGBOARD_FREEZE_WIRE'] ?? '';
  if (!/^v[1-9]\d*$/.test(version)) throw new Error(`A version is named v1, v2 and so on, not ${version}.`);
  mkdirSync(join(FIXTURES, version), { recursive: true });
  writeFileSync(join(FIXTURES, version, `${part}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
