import { resolve } from 'node:path';

/**
 * The command that a command line selects.
 * @typedef {{ kind: 'start', port: number | undefined, dataDir: string | undefined, reset: boolean }} StartCommand
 * @typedef {{ kind: 'test', parts: readonly string[], rest: readonly string[] }} TestCommand
 * @typedef {{ kind: 'affected', base: string | undefined }} AffectedCommand
 * @typedef {{ kind: 'exec', command: string, args: readonly string[] }} ExecCommand
 * @typedef {{ kind: 'deploy', dir: string, hasDatabase: boolean }} DeployCommand
 * @typedef {'start' | 'test' | 'exec' | 'deploy'} CommandName
 * @typedef {StartCommand | TestCommand | AffectedCommand | ExecCommand | DeployCommand | { kind: 'help', of: CommandName } | { kind: 'mistake', of: CommandName, message: string }} ParsedCommand
 */

/** The parts of `npm test`, in their order. */
export const TEST_PARTS = /** @type {const} */ ([
  'lint',
  'format',
  'types',
  'boundaries',
  'architecture',
  'unit',
  'build',
  'api',
  'consumers',
  'proof',
  'journeys',
  'requirements',
]);

/** The help of each command. */
export const USAGE = {
  start: `npm start -- [options]        runs the site, everything included

  --port N       the port to listen on (4310, or the next free one)
  --data DIR     where database and pictures lie (.pegboard/data)
  --reset        empties the data first: the demo content is made anew
  --help         this text

  DATABASE_URL=postgresql://user:password@host:5432/database
                 uses that PostgreSQL (15 or newer) instead of the built-in one
  HOST=0.0.0.0 PUBLIC_URL=http://192.168.0.7:4310
                 serves other machines, too, at the address that they type

Ctrl-C stops it and leaves nothing running.`,
  test: `npm test -- [part …] [-- arguments]     checks everything, or some parts

  ${TEST_PARTS.join(', ')}

  npm test -- unit packages/types         one part; what follows is passed on to its tool
  npm test -- proof                       kills and restarts of real processes: only when it is named
  npm test -- consumers                   the packed packages in fresh apps of Vite and Next: only when it is named
  npm test -- affected                    what the changes since 'main' can break, uncommitted ones too
  npm test -- affected HEAD               the same since another revision
  CHROMIUM=/path/to/browser npm test      the browser to test with
  DATABASE_URL=… npm test                 the PostgreSQL server to test with`,
  deploy: `npm run deploy -- [--external-database] DIR

  --external-database
                 leaves the built-in PostgreSQL out: the site then needs DATABASE_URL

  writes a directory with everything that a server needs: Node, the server, the built site and its packages;
  replaces an earlier one (docs/production.md)`,
  exec: `node tooling/run/run.mjs exec COMMAND [argument …]

  runs a tool of the project (pnpm, turbo, changeset …) with the project's Node and its packages installed`,
};

/** @param {string} text */
const portOf = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined;

/** @param {CommandName} of @param {string} message @returns {ParsedCommand} */
const mistake = (of, message) => ({ kind: 'mistake', of, message });

/** Splits `--port=4000` into `--port 4000`. @param {string} word */
const apart = (word) => {
  const equals = word.indexOf('=');
  return word.startsWith('--') && equals > 0 ? [word.slice(0, equals), word.slice(equals + 1)] : [word];
};

/**
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {ParsedCommand}
 */
const parseStart = (words, env) => {
  /** @type {{ port: number | undefined, dataDir: string | undefined, reset: boolean }} */
  const options = { port: undefined, dataDir: undefined, reset: false };
  const rest = words.flatMap(apart);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--help' || word === '-h') return { kind: 'help', of: 'start' };
    else if (word === '--reset') options.reset = true;
    else if (word === '--port') {
      const text = rest.shift() ?? '';
      options.port = portOf(text);
      if (options.port === undefined)
        return mistake('start', `--port wants a number from 1 to 65535, not '${text}'.`);
    } else if (word === '--data') {
      const dir = rest.shift() ?? '';
      if (dir === '' || dir.startsWith('--')) return mistake('start', '--data wants a directory.');
      // npm changes into the project; a path is relative to the directory of the caller
      options.dataDir = resolve(env.INIT_CWD ?? '.', dir);
    } else return mistake('start', `'${word}' is not an option.`);
  }
  if (!options.reset || !env.DATABASE_URL) return { kind: 'start', ...options };
  const why = '--reset empties the built-in database only, not the one of DATABASE_URL';
  return mistake('start', `${why}: empty that one yourself, or leave --reset out.`);
};

/**
 * @param {readonly string[]} words
 * @returns {ParsedCommand}
 */
const parseAffected = ([base, ...others]) =>
  others.length > 0 || base?.startsWith('-')
    ? mistake('test', "'affected' takes nothing but a revision to compare with.")
    : { kind: 'affected', base };

/** @param {string} word */
const isPart = (word) => /** @type {readonly string[]} */ (TEST_PARTS).includes(word);

/**
 * @param {readonly string[]} words
 * @returns {ParsedCommand}
 */
const parseTest = (words) => {
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help', of: 'test' };
  if (words[0] === 'affected') return parseAffected(words.slice(1));
  const firstOther = words.findIndex((word) => !isPart(word));
  const parts = firstOther < 0 ? words : words.slice(0, firstOther);
  const rest = (firstOther < 0 ? [] : words.slice(firstOther)).filter((word) => word !== '--');
  if (rest.length === 0 || parts.length === 1) return { kind: 'test', parts, rest };
  return parts.length === 0
    ? mistake('test', `'${rest[0]}' is not a part of the tests.`)
    : mistake('test', 'Arguments can be passed on to one part only.');
};

/**
 * @param {readonly string[]} words
 * @returns {ParsedCommand}
 */
const parseExec = (words) => {
  const [command, ...args] = words[0] === '--' ? words.slice(1) : words;
  return command === undefined ? mistake('exec', 'Which command?') : { kind: 'exec', command, args };
};

/**
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {ParsedCommand}
 */
const parseDeploy = (words, env) => {
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help', of: 'deploy' };
  const [dir, ...others] = words.filter((word) => word !== '--external-database');
  return dir === undefined || dir.startsWith('-') || others.length > 0
    ? mistake('deploy', 'Name one directory to write to.')
    : {
        kind: 'deploy',
        dir: resolve(env.INIT_CWD ?? '.', dir),
        hasDatabase: !words.includes('--external-database'),
      };
};

/**
 * Parses the arguments of `run.mjs`.
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {ParsedCommand}
 */
export const parseArguments = (words, env) => {
  const [command, ...rest] = words;
  if (command === 'test') return parseTest(rest);
  if (command === 'start') return parseStart(rest, env);
  if (command === 'exec') return parseExec(rest);
  if (command === 'deploy') return parseDeploy(rest, env);
  return mistake('start', `'${command ?? ''}' is not a command: say start, test, deploy or exec.`);
};
