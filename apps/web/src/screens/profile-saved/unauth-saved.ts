import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { unlistedHead } from '../../features/profile/profile-head.ts';

export { Component, loader } from './saved.tsx';

/** Metadata: the profile is indexed at its own address. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: unlistedHead('copy-of-profile') } : {};
