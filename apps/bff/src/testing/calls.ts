import { readFileSync } from 'node:fs';
import { collectOperations, createModules } from '../site/modules.ts';
import type { Deps } from '../site/deps.ts';
import type { TestVisitor } from './app.ts';

const SCHEMA = new URL('../../schema.graphql', import.meta.url);

/** Notes the calls that visitors make, and reports which of those there are were never made. */
export type CallLog = {
  /** The same visitor, whose calls are noted. */
  noted(visitor: TestVisitor): TestVisitor;
  /** The calls of the route table and the root fields of GraphQL that no one made. */
  missing(deps: Deps): readonly string[];
};

/** An empty log. */
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
        // ApiResource passes on to the paths, which have cells of their own; those of a business have a matrix of theirs.
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

/** The fields of `Query`, as they stand in the merged schema. */
function queryFields(): readonly string[] {
  const [, fields = ''] = /^type Query \{\n([^}]*)\}/m.exec(readFileSync(SCHEMA, 'utf8')) ?? [];
  return Array.from(fields.matchAll(/^ {2}(\w+)[(:]/gm), ([, name = '']) => name);
}
