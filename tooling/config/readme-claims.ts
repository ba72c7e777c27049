import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

/** A line of an example with a documented result: the line, its actual result, and the documented one. */
export type Claim = { readonly line: string; readonly actual: unknown; readonly expected: unknown };

const EXAMPLE = /^```ts\n([\s\S]*?)^```/m;
const IMPORT = /^import \{([^}]*)\} from '[^']+';$/gm;
const CLAIM = /^(\S.*); \/\/ (.+?)(?: – .*)?$/gm;

/**
 * Runs the first example of a README with the package's own exports, and returns the actual and documented
 * results of its lines of the form `call(); // value – remark`.
 */
export function readmeClaims(readme: URL, exports: object): readonly Claim[] {
  const [, example = ''] = EXAMPLE.exec(readFileSync(readme, 'utf8')) ?? [];
  const script = example
    .replaceAll(IMPORT, 'const {$1} = exports;')
    .replaceAll(
      CLAIM,
      (_, line: string, expected: string) =>
        `claims.push({ line: ${JSON.stringify(line)}, actual: ${line}, expected: (${expected}) });`,
    );
  const claims: Claim[] = [];
  const run = runInThisContext(`(exports, claims) => {\n${script}\n}`) as (of: object, into: Claim[]) => void;
  run(exports, claims);
  return claims;
}
