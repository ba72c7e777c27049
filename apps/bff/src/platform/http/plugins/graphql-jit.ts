import { useGraphQlJit } from '@envelop/graphql-jit';
import type { GraphQLSchema } from 'graphql';

type LiteralParser = (node: unknown, variables?: unknown) => unknown;

/**
 * The compiler complains on the console of every scalar whose literals could hold variables, as all of
 * graphql 17 could; no scalar of ours does, so each is reported to parse a literal alone.
 */
export function parseLiteralsAlone(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (Object.prototype.toString.call(type) !== '[object GraphQLScalarType]') continue;
    const scalar = type as unknown as { parseLiteral: LiteralParser };
    if (scalar.parseLiteral.length < 2) continue;
    const parse = scalar.parseLiteral.bind(scalar);
    scalar.parseLiteral = (node) => parse(node);
  }
}

/** Compiles each operation once and runs it from then on (performance.md). */
export function useCompiledOperations(): ReturnType<typeof useGraphQlJit> {
  return useGraphQlJit({}, { onError: () => undefined });
}
