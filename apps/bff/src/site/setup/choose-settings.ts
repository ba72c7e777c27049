import { z } from 'zod';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { isLoopbackHost } from '../../platform/http/hosts/index.ts';
import type { Settings } from './settings-file.ts';

/** The answers of an operator, each from an option or a question. */
export type SetupOptions = {
  readonly url?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly database?: string | undefined;
  readonly smtp?: string | undefined;
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly proxy?: string | undefined;
};

/** Asks a question on a terminal; undefined without one. */
export type Ask = ((question: string, proposal: string) => Promise<string>) | undefined;

/** The default of the settings that no option names: a proxy on the same machine is in front of the site. */
const DEFAULTS: Settings = {
  HOST: '127.0.0.1',
  PORT: '4310',
  PEGBOARD_TRUST_PROXY: '127.0.0.1',
};

/**
 * Returns the settings of a production site: those that exist, changed by the options. Asks for the address if it is unknown.
 * Throws an `OperatorError` for an address without https, because browsers keep no session there.
 */
export async function chooseSettings(
  existing: Settings,
  dataDir: string,
  options: SetupOptions,
  ask: Ask,
): Promise<Settings> {
  const publicUrl =
    options.url ?? existing['PUBLIC_URL'] ?? (await ask?.('Address of the site', 'https://pins.example'));
  if (!publicUrl) throw missing('the address that people type', '--url https://pins.example');
  refuseHttp(publicUrl);
  const chosen = {
    PUBLIC_URL: publicUrl,
    HOST: options.host,
    PORT: options.port,
    DATABASE_URL: options.database,
    SMTP_URL: options.smtp,
    PEGBOARD_TRUST_PROXY: options.proxy,
  };
  const given = Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...DEFAULTS,
    PEGBOARD_DATA_DIR: dataDir,
    ...existing,
    ...Object.fromEntries(given),
    NODE_ENV: 'production',
  };
}

/** Returns the email and the name of the first administrator. Asks for what no option names. Throws an `OperatorError`. */
export async function chooseAdministrator(
  options: SetupOptions,
  ask: Ask,
): Promise<{ readonly email: string; readonly fullName: string }> {
  const typed = options.email ?? (await ask?.('E-mail of the administrator', ''));
  if (!typed) throw missing('the e-mail of the administrator', '--email me@pins.example');
  const email = z.email().safeParse(typed.trim().toLowerCase());
  if (!email.success) throw new OperatorError(`"${typed}" does not look like an e-mail.`);
  const proposal = email.data.split('@')[0] ?? '';
  const fullName = (options.name ?? (await ask?.('Name', proposal)) ?? proposal).trim();
  return { email: email.data, fullName: fullName === '' ? proposal : fullName };
}

function missing(what: string, option: string): OperatorError {
  return new OperatorError(`Name ${what}: ${option}`);
}

function refuseHttp(publicUrl: string): void {
  const url = URL.parse(publicUrl);
  if (url === null || url.protocol === 'https:' || isLoopbackHost(url.hostname)) return;
  throw new OperatorError(
    `${publicUrl} is not https: browsers keep no session there, so nobody can log in. Write https://${url.host}${url.pathname.replace(/\/+$/, '')}, the address of the proxy with the certificate.`,
  );
}
