import { useGraphQlJit } from '@envelop/graphql-jit';
import type { GraphQLSchema } from 'graphql';

type LiteralParser = (node: unknown, variables?: unknown) => unknown;

/**
 * Marks every scalar as parsing literals without variables: the compiler otherwise warns on the console about
 * each scalar whose literals could contain variables, as all scalars of graphql 17 could.
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

/** Compiles each operation once, at its first execution (performance.md). */
export function useCompiledOperations(): ReturnType<typeof useGraphQlJit> {
  return useGraphQlJit({}, { onError: () => undefined });
}
