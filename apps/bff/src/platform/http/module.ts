import type { FastifyInstance } from 'fastify';
import type { Resolvers } from '../graphql/generated/resolvers-types.ts';
import type { DescribedOperation } from './openapi/describe-api.ts';
import type { ShowPage } from './page.ts';
import type { AnyResource } from './resource.ts';
import type { AnyV3Route } from './v3-route.ts';

/** The parts of a domain that the app registers; they only parse input and call the domain. */
export type Module = {
  readonly resolvers?: Resolvers;
  readonly resources?: readonly AnyResource[];
  /** Raw paths of the API, in addition to the resources. */
  readonly v3Routes?: readonly AnyV3Route[];
  /**
   * Registers further paths; `show` responds with a page of the site, and is undefined if only the API is
   * served.
   */
  readonly routes?: (app: FastifyInstance, show?: ShowPage) => void;
  /** Routes of the API that do not use the envelope. */
  readonly operations?: readonly DescribedOperation[];
};
