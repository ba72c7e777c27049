export { ResourceProvider, useResourceClient } from './resource-context.tsx';
export { useEntity } from './use-entity.ts';
export { useResource, type UsedResource } from './use-resource.ts';
export { useResourceWrite, type ResourceWriter } from './use-resource-write.ts';
