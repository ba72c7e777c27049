import type { FastifyInstance } from 'fastify';
import type { Resolvers } from './generated/resolvers-types.ts';
import type { AnyResource } from './resource.ts';

/** What a domain gives to the app: its two faces, which only parse and call. */
export type Module = {
  readonly resolvers?: Resolvers;
  readonly resources?: readonly AnyResource[];
  readonly routes?: (app: FastifyInstance) => void;
};
