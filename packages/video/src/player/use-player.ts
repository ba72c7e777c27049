import type { Pin } from '@pegboard/types';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type RefCallback,
} from 'react';
import type { ViewableImpression } from '../model/impression-buffer.ts';
import { INITIAL_PLAYER_STATE, isPlayingOrBuffering } from '../model/player-state.ts';
import { observeVisibility } from '../in-view.ts';
import { getDefaultCoordinator, type PlaybackCoordinator } from '../playback-coordinator.ts';
import { createMediaPlayer, type MediaPlayer, type PlayerSnapshot } from './media-player.ts';

/** The callbacks from a player to its component. */
export type PlayerPorts = {
  readonly coordinator?: PlaybackCoordinator | undefined;
  /** True if it may start automatically. */
  readonly isAutoplay: boolean;
  readonly onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
};

/** A player, its element, and the ref that creates it. */
export type UsePlayerResult = {
  readonly player: MediaPlayer | undefined;
  readonly element: HTMLVideoElement | undefined;
  readonly attach: RefCallback<HTMLVideoElement>;
};

/**
 * Creates a player of the pin's video for the element with the ref `attach`; undefined until it is mounted.
 * It plays the pin of the first render: give the component a key of its content.
 */
export function usePlayer(pin: Pin, ports: PlayerPorts): UsePlayerResult {
  const [attached, setAttached] = useState<{ player: MediaPlayer; element: HTMLVideoElement }>();
  const [first] = useState({ pin, coordinator: ports.coordinator });
  const { isAutoplay, onImpressions, onPlayingChange } = ports;
  const attach = useCallback(
    (element: HTMLVideoElement) => {
      const player = createMediaPlayer(element, {
        video: first.pin.video ?? { variants: {} },
        pinId: first.pin.id,
        isPromoted: first.pin.isPromoted === true,
        coordinator: first.coordinator ?? getDefaultCoordinator(),
      });
      setAttached({ player, element });
      return () => {
        player.destroy();
        setAttached(undefined);
      };
    },
    [first],
  );
  const sendImpressions = useEffectEvent((sent: readonly ViewableImpression[]) => onImpressions?.(sent));
  useEffect(() => attached?.player.onImpressions((sent) => sendImpressions(sent)), [attached]);
  useEffect(() => {
    if (!attached) return;
    return observeVisibility(attached.element, (ratio) => attached.player.see(ratio, isAutoplay));
  }, [attached, isAutoplay]);
  usePlayingChange(attached?.player, onPlayingChange);
  return { player: attached?.player, element: attached?.element, attach };
}

const FIRST_VIEW: PlayerSnapshot = {
  state: INITIAL_PLAYER_STATE,
  isOn: false,
  currentTime: 0,
  duration: 0,
  isMuted: false,
  volume: 1,
};

const never = (): (() => void) => () => undefined;

/** Returns a selected part of a player's snapshot; re-renders only when that part changes. */
export function usePlayerSnapshot<T>(player: MediaPlayer | undefined, part: (view: PlayerSnapshot) => T): T {
  return useSyncExternalStore(
    player?.subscribe ?? never,
    () => part(player?.view() ?? FIRST_VIEW),
    () => part(FIRST_VIEW),
  );
}

function usePlayingChange(
  player: MediaPlayer | undefined,
  onPlayingChange: ((isPlaying: boolean) => void) | undefined,
): void {
  const isPlaying = usePlayerSnapshot(player, ({ state }) => isPlayingOrBuffering(state));
  const tell = useEffectEvent((now: boolean) => onPlayingChange?.(now));
  useEffect(() => {
    if (!isPlaying) return;
    tell(true);
    return () => tell(false);
  }, [isPlaying]);
}
