export {
  createResourceClient,
  type ResourceClient,
  type ResourceClientPorts,
  type ResourceWrite,
} from './resource-client.ts';
export { createWriter, type Writer, type WriterState, type WriteOptions } from './writer.ts';
export {
  sendCall,
  type CallPorts,
  type FetchPort,
  type ResourceAction,
  type ResourceCall,
} from './send-call.ts';
export type { HandedOver } from './store/hand-over.ts';
export type { Resource, ResourceQuery, ResourceView, Source } from './store/resource.ts';
export type { Editor, ListName } from './model/edits.ts';
export type { Entity } from './model/entity.ts';
export {
  isServerFailure,
  type FieldProblems,
  type ResourceFailure,
  type ResourceOutcome,
} from './model/resource-failure.ts';
export { resourceKey, type ResourceOptions } from './model/resource-key.ts';
export {
  hasData,
  isFetching,
  NOT_ASKED,
  stepResource,
  type AtEnd,
  type Loaded,
  type ResourceEffect,
  type ResourceEvent,
  type ResourceState,
  type ResourceStep,
  type WithData,
} from './model/resource-state.ts';
export { relations, shapes, type Relations, type Shape, type Shapes } from './model/shapes.ts';
