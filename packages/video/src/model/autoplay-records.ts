import type { AppUiState, VideoRecord } from '@pegboard/types';

/** The playback records of a page: the playing organic video, and all positions. Source: §3. */
export type AutoplayRecords = Pick<AppUiState, 'playingOrganicVideoId' | 'organicVideos' | 'promotedVideos'>;

/** A video started or was paused; `currentTime` is in seconds. */
export type AutoplayEvent = {
  readonly type: 'played' | 'paused';
  readonly pinId: string;
  readonly isPromoted: boolean;
  readonly currentTime: number;
};

/** The initial records of a page. */
export const INITIAL_AUTOPLAY_RECORDS: AutoplayRecords = {
  playingOrganicVideoId: undefined,
  organicVideos: {},
  promotedVideos: {},
};

/**
 * Returns the records after a video started or paused (§5, VD-02): a promoted one is always recorded; an
 * organic one that starts while another plays is ignored; a pause stores the position and clears the playing
 * organic video if it is the same.
 */
export function transitionRecords(records: AutoplayRecords, event: AutoplayEvent): AutoplayRecords {
  const { pinId, currentTime } = event;
  const record: VideoRecord = { pinId, currentTime, paused: event.type === 'paused' };
  if (event.isPromoted) return { ...records, promotedVideos: { ...records.promotedVideos, [pinId]: record } };
  const playing = records.playingOrganicVideoId;
  if (!record.paused && playing !== undefined && playing !== pinId) return records;
  const organicVideos = { ...records.organicVideos, [pinId]: record };
  if (!record.paused) return { ...records, organicVideos, playingOrganicVideoId: pinId };
  return {
    ...records,
    organicVideos,
    playingOrganicVideoId: playing === pinId ? undefined : playing,
  };
}

/** Returns the playback record of a pin; undefined if it was never played. */
export function getRecord(
  records: AutoplayRecords,
  pinId: string,
  isPromoted: boolean,
): VideoRecord | undefined {
  const all = isPromoted ? records.promotedVideos : records.organicVideos;
  return Object.hasOwn(all, pinId) ? all[pinId] : undefined;
}
