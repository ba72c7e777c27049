export {
  createResourceClient,
  type ResourceClient,
  type ResourceClientPorts,
  type MutationOptions,
} from './resource-client.ts';
export { createMutation, type Mutation, type MutationState, type MutateOptions } from './mutation.ts';
export {
  sendRequest,
  type RequestPorts,
  type FetchPort,
  type ResourceAction,
  type ResourceRequest,
} from './send-request.ts';
export type { DehydratedState } from './store/hydration-cache.ts';
export type { Resource, ResourceQuery, ResourceSnapshot, ExternalStore } from './store/resource.ts';
export type { OptimisticUpdater, ListRef } from './model/edits.ts';
export type { Entity } from './model/entity.ts';
export { parseResponse } from './model/parse-response.ts';
export {
  createRequestError,
  isServerError,
  type FieldErrors,
  type RequestError,
  type ResourceResult,
} from './model/request-error.ts';
export { resourceKey, type ResourceOptions } from './model/resource-key.ts';
export {
  hasData,
  isFetching,
  IDLE_STATE,
  transitionResource,
  type CompleteState,
  type PartialState,
  type ResourceEffect,
  type ResourceEvent,
  type ResourceState,
  type ResourceTransition,
  type StateWithData,
} from './model/resource-state.ts';
export {
  entityRelations,
  resourceSchemas,
  type EntityRelations,
  type EntitySchema,
  type ResourceSchemas,
} from './model/entity-schemas.ts';
export type { EntityType } from '@pegboard/types';
