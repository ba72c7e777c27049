import type { StudioVideosQuery } from '../../data/generated/graphql.ts';

/** A video of the studio. */
export type StudioVideo = NonNullable<StudioVideosQuery['viewer']>['studioVideos']['edges'][number]['node'];

/** The states of videos, in the order of the filter. */
export const STUDIO_STATES = [
  'uploading',
  'processing',
  'ready',
  'failed',
  'draft',
  'scheduled',
  'published',
] as const;

/** The state of a video. */
export type StudioState = (typeof STUDIO_STATES)[number];

/** Returns the state that an address selects; null for all. */
export function getStudioState(search: URLSearchParams): StudioState | null {
  return STUDIO_STATES.find((state) => state === search.get('show')) ?? null;
}

/** Returns whether a video changes without an action of its creator, so that the list is read again. */
export function isChanging({ state, isCoverPending }: StudioVideo): boolean {
  return state === 'processing' || isCoverPending;
}
