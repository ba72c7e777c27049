export { ResourceProvider, useResourceClient } from './resource-context.tsx';
export { useEntity } from './use-entity.ts';
export { useResource, type UseResourceResult } from './use-resource.ts';
export { useResourceMutation, type UseResourceMutationResult } from './use-resource-mutation.ts';
