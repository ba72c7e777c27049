import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@pegboard/config/free-port';
import { run, start } from './programs.ts';

/** A local registry, and the environment in which npm uses it and can publish to it. */
export type Registry = {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
};

/**
 * Needed only for a rehearsal, with its two hundred packages: installed on demand instead of with the
 * project.
 */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // It depends on the version `cjs`, a tag that does not exist in every registry.
  overrides: { 'node-fetch': '2.7.0' },
};
const SOMEBODY = { name: 'rehearsal', password: 'rehearsal' };

/** Starts Verdaccio in a folder; other packages come from the registry that npm is configured with. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const here = { cwd: folder, env: process.env };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], here);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const upstream = (await run('npm', ['config', 'get', 'registry'], here))
    .split('\n')
    .findLast((line) => line.startsWith('http'));
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configuration(folder, upstream ?? 'https://registry.npmjs.org/'));
  const { stop } = await start(
    process.execPath,
    [
      join(folder, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      config,
      '--listen',
      `127.0.0.1:${port}`,
    ],
    here,
    new URL('-/ping', url).href,
  );
  const userconfig = join(folder, 'npmrc');
  try {
    const token = await tokenOf(url);
    writeFileSync(userconfig, `registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`);
  } catch (error) {
    await stop();
    throw error;
  }
  const env = {
    ...process.env,
    npm_config_userconfig: userconfig,
    npm_config_registry: url,
    npm_config_noproxy: '127.0.0.1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  return { url, env, stop };
}

/**
 * Returns the configuration: only our packages can be published, and they are never fetched from elsewhere.
 */
const configuration = (folder: string, upstream: string): string => `storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')}, max_users: 1 } }
uplinks: { upstream: { url: '${upstream}', timeout: 60s, maxage: 60m } }
packages:
  '@pegboard/*': { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: upstream }
log: { type: stdout, format: pretty, level: warn }
max_body_size: 50mb
`;

/** Returns a token of the registry's user, who exists already when an earlier registry of the folder was killed. */
async function tokenOf(url: string): Promise<string> {
  const { name, password } = SOMEBODY;
  const logIn = (headers: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(new URL(`-/user/org.couchdb.user:${name}`, url), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(SOMEBODY),
    });
  let answer = await logIn({});
  if (answer.status === 409)
    answer = await logIn({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` });
  const { token } = (await answer.json()) as { readonly token?: string };
  if (token === undefined) throw new Error(`The registry gave no token: ${answer.status}`);
  return token;
}
