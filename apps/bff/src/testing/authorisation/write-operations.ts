import type { FastifyInstance } from 'fastify';
import { collectOperations, createModules } from '../../site/modules.ts';
import type { Deps } from '../../site/deps.ts';
import { v5Routes } from '../../public-api/v5/index.ts';
import { checkLink } from '../../safety/offsite/index.ts';
import { ERRORS } from '../../platform/errors/errors.ts';

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** A line of the route tree: a path, or the rest of the path of the previous line with less indentation. */
const ROUTE = /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/;
const INDENTATION = 4;
/** Returns the address of the requests to a path: there are more of them than an address may send in a minute. */
const addressOf = (nth: number): string => `10.99.${nth >> 8}.${nth & 255}`;

/** Returns the write operations that a server handles, as `POST /path`: those not rejected for their method. */
export async function servedWrites(app: FastifyInstance): Promise<readonly string[]> {
  await app.ready();
  const served: string[] = [];
  const parents: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).trimEnd().split('\n');
  for (const [nth, line] of lines.entries()) {
    const [, indentation = '', part, methods = ''] = ROUTE.exec(line) ?? [];
    if (part === '*') continue; // the fallback for unknown paths
    const depth = indentation.length / INDENTATION;
    const path = part === undefined ? undefined : [...parents.slice(0, depth), part].join('');
    if (part !== undefined) parents.splice(depth, parents.length, part);
    if (path === undefined || !path.startsWith('/')) {
      throw new Error(`‘${line}’ is no route as this test reads them.`);
    }
    for (const method of WRITING.filter((one) => methods.split(', ').includes(one))) {
      const { statusCode } = await app.inject({
        method,
        url: path.replaceAll(/:\w+/g, '7'),
        remoteAddress: addressOf(nth),
      });
      if (statusCode !== ERRORS.method_not_allowed.status) served.push(`${method} ${path}`);
    }
  }
  return served;
}

/** Returns the write operations that modules declare, which the tests of authorisation, tenants and tokens cover. */
export function declaredWrites(deps: Deps): readonly string[] {
  const { resources, v3Routes } = collectOperations(createModules(deps));
  return [
    ...resources
      .filter(({ action }) => action !== 'get')
      .map(({ name, action }) => `POST /resource/${name}Resource/${action}`),
    ...v3Routes
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`),
    ...v5Routes({ ...deps, checkLink })
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url}`),
  ];
}

/** Returns the write operations of accounts: sign-up, sessions, passwords, passkeys, providers, the email and settings. */
export function accountWrites(deps: Deps): readonly string[] {
  return declaredWrites(deps).filter((operation) =>
    /^POST \/resource\/(?:User(?!Block|Follow|State|Experience)|AgeAppeal|Onboarding|Email|SignOn)/.test(
      operation,
    ),
  );
}
