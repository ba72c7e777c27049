import { readFileSync } from 'node:fs';
import { collectOperations, createModules } from '../site/modules.ts';
import type { Deps } from '../site/deps.ts';
import type { TestVisitor } from './app.ts';

const SCHEMA = new URL('../../schema.graphql', import.meta.url);

/** Records the requests of visitors, and reports the operations that were never requested. */
export type CallLog = {
  /** Returns the same visitor, with recorded requests. */
  noted(visitor: TestVisitor): TestVisitor;
  /** Returns the routes and root fields of GraphQL that were never requested. */
  missing(deps: Deps): readonly string[];
};

/** Creates an empty log. */
export function logCalls(): CallLog {
  const made = new Set<string>();
  const queries: string[] = [];
  const note = (call: string): void => void made.add(call);
  return {
    noted: (visitor) => ({
      ...visitor,
      get(name, ...rest) {
        note(`${name} get`);
        return visitor.get(name, ...rest);
      },
      call(name, action, ...rest) {
        note(`${name} ${action}`);
        return visitor.call(name, action, ...rest);
      },
      v3(method, path, ...rest) {
        note(`${method} ${path}`);
        return visitor.v3(method, path, ...rest);
      },
      graphql(query, ...rest) {
        queries.push(query);
        return visitor.graphql(query, ...rest);
      },
    }),
    missing(deps) {
      const { resources, v3Routes } = collectOperations(createModules(deps));
      const wasMade = (method: string, path: string): boolean => {
        const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`);
        return [...made].some((call) => pattern.test(call));
      };
      return [
        // ApiResource forwards to the paths, which are covered separately; those of a business have a separate
        // matrix.
        ...resources
          .filter(
            ({ name, action, business }) => name !== 'Api' && !business && !made.has(`${name} ${action}`),
          )
          .map(({ name, action }) => `${name}Resource ${action}`),
        ...v3Routes
          .filter(({ method, path }) => !wasMade(method, path))
          .map(({ method, path }) => `${method} ${path}`),
        ...queryFields().filter((field) => !queries.some((query) => query.includes(field))),
      ];
    },
  };
}

/** Returns the fields of `Query` in the merged schema. */
function queryFields(): readonly string[] {
  const [, fields = ''] = /^type Query \{\n([^}]*)\}/m.exec(readFileSync(SCHEMA, 'utf8')) ?? [];
  return Array.from(fields.matchAll(/^ {2}(\w+)[(:]/gm), ([, name = '']) => name);
}
