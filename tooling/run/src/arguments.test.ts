import { describe, expect, test } from 'vitest';

import { parseArguments } from './arguments.mjs';

const parse = (line: string, env: Record<string, string> = {}): unknown =>
  parseArguments(line.split(' ').filter(Boolean), env);

const started = { kind: 'start', port: undefined, dataDir: undefined, reset: false };

describe('start', () => {
  test.for([
    ['start', {}],
    ['start --port 4400', { port: 4400 }],
    ['start --port=4400', { port: 4400 }],
    ['start --data /srv/pegboard', { dataDir: '/srv/pegboard' }],
    ['start --data=/srv/a=b', { dataDir: '/srv/a=b' }],
    ['start --reset --port 1', { reset: true, port: 1 }],
  ] as const)('%s', ([line, expected]) => {
    expect(parse(line)).toEqual({ ...started, ...expected });
  });

  test('a directory is meant from where the person stands, not from the project', () => {
    expect(parse('start --data here', { INIT_CWD: '/home/me' })).toMatchObject({ dataDir: '/home/me/here' });
  });

  test.for([
    ['start --port', "not ''"],
    ['start --port 0', "not '0'"],
    ['start --port 65536', "not '65536'"],
    ['start --port 80x', "not '80x'"],
    ['start --data', '--data wants a directory'],
    ['start --data --reset', '--data wants a directory'],
    ['start --fast', "'--fast' is not an option"],
    ['', "'' is not a command"],
    ['stop', "'stop' is not a command"],
  ] as const)('%j is a mistake and says why', ([line, message]) => {
    expect(parse(line)).toMatchObject({ kind: 'mistake', message: expect.stringContaining(message) });
  });

  test('a reset never seems to empty the database of DATABASE_URL', () => {
    expect(parse('start --reset', { DATABASE_URL: 'postgresql://db/mine' })).toMatchObject({
      kind: 'mistake',
      message: expect.stringContaining('not the one of DATABASE_URL'),
    });
  });

  test.for(['start --help', 'start -h', 'start --port 1 --help'])('%s asks for help', (line) => {
    expect(parse(line)).toEqual({ kind: 'help', of: 'start' });
  });
});

describe('test', () => {
  test.for([
    ['test', [], []],
    ['test unit', ['unit'], []],
    ['test lint format', ['lint', 'format'], []],
    ['test unit packages/types', ['unit'], ['packages/types']],
    ['test unit -- --project node', ['unit'], ['--project', 'node']],
    ['test journeys --grep save', ['journeys'], ['--grep', 'save']],
  ] as const)('%s', ([line, parts, rest]) => {
    expect(parse(line)).toEqual({ kind: 'test', parts, rest });
  });

  test('[HO-07] affected is compared with main, or with the revision that is named', () => {
    expect(parse('test affected')).toEqual({ kind: 'affected', base: undefined });
    expect(parse('test affected origin/main')).toEqual({ kind: 'affected', base: 'origin/main' });
  });

  test.for(['test affected main unit', 'test affected --since'])(
    '[HO-07] %s is a mistake: affected takes nothing but a revision',
    (line) => {
      expect(parse(line)).toMatchObject({ kind: 'mistake', of: 'test' });
    },
  );

  test('an unknown part is a mistake', () => {
    expect(parse('test units')).toMatchObject({ kind: 'mistake', of: 'test' });
  });

  test('arguments go to one part only', () => {
    expect(parse('test lint unit packages/types')).toMatchObject({ kind: 'mistake', of: 'test' });
  });

  test('help', () => {
    expect(parse('test --help')).toEqual({ kind: 'help', of: 'test' });
  });
});

describe('exec', () => {
  test('everything after it is the command', () => {
    const expected = { kind: 'exec', command: 'turbo', args: ['run', 'build', '--help'] };
    expect(parse('exec turbo run build --help')).toEqual(expected);
    expect(parse('exec -- turbo run build --help')).toEqual(expected);
  });

  test('nothing is a mistake', () => {
    expect(parse('exec')).toMatchObject({ kind: 'mistake', of: 'exec' });
  });
});

describe('deploy', () => {
  test('[OP-01] one directory, from where npm was called', () => {
    const env = { INIT_CWD: '/home/me' };
    expect(parse('deploy pegboard', env)).toEqual({
      kind: 'deploy',
      dir: '/home/me/pegboard',
      hasDatabase: true,
    });
    expect(parse('deploy --external-database /opt/pegboard', env)).toEqual({
      kind: 'deploy',
      dir: '/opt/pegboard',
      hasDatabase: false,
    });
    for (const line of ['deploy', 'deploy --all', 'deploy one two'])
      expect(parse(line)).toMatchObject({ kind: 'mistake', of: 'deploy' });
  });
});
