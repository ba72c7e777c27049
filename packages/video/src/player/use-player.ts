import type { Pin } from '@pegboard/types';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type RefCallback,
} from 'react';
import type { ViewableImpression } from '../model/held-impressions.ts';
import { INITIAL_PLAYER_STATE, isUnderWay } from '../model/player-state.ts';
import { watchShown } from '../in-view.ts';
import { commonVideoPage, type VideoPage } from '../video-page.ts';
import { createMediaPlayer, type MediaPlayer, type PlayerView } from './media-player.ts';

/** What a player is told by the component that shows it. */
export type PlayerPorts = {
  readonly page?: VideoPage | undefined;
  /** It may begin by itself. */
  readonly isAutoplay: boolean;
  readonly onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
};

/** A player, the element that it plays in, and the ref that makes it of that element. */
export type UsedPlayer = {
  readonly player: MediaPlayer | undefined;
  readonly element: HTMLVideoElement | undefined;
  readonly attach: RefCallback<HTMLVideoElement>;
};

/**
 * A player of the pin's video for the element that gets `attach` as its ref; none until that stands on the page. It plays
 * the pin of its first rendering: give the component a key of what it plays.
 */
export function usePlayer(pin: Pin, ports: PlayerPorts): UsedPlayer {
  const [attached, setAttached] = useState<{ player: MediaPlayer; element: HTMLVideoElement }>();
  const [first] = useState({ pin, page: ports.page });
  const { isAutoplay, onImpressions, onPlayingChange } = ports;
  const attach = useCallback(
    (element: HTMLVideoElement) => {
      const player = createMediaPlayer(element, {
        video: first.pin.video ?? { variants: {} },
        pinId: first.pin.id,
        isPromoted: first.pin.isPromoted === true,
        page: first.page ?? commonVideoPage(),
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
    return watchShown(attached.element, (ratio) => attached.player.see(ratio, isAutoplay));
  }, [attached, isAutoplay]);
  usePlayingChange(attached?.player, onPlayingChange);
  return { player: attached?.player, element: attached?.element, attach };
}

const FIRST_VIEW: PlayerView = {
  state: INITIAL_PLAYER_STATE,
  isOn: false,
  currentTime: 0,
  duration: 0,
  isMuted: false,
  volume: 1,
};

const never = (): (() => void) => () => undefined;

/** A part of what is shown of a player; renders again only when that part is another. */
export function usePlayerView<T>(player: MediaPlayer | undefined, part: (view: PlayerView) => T): T {
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
  const isPlaying = usePlayerView(player, ({ state }) => isUnderWay(state));
  const tell = useEffectEvent((now: boolean) => onPlayingChange?.(now));
  useEffect(() => {
    if (!isPlaying) return;
    tell(true);
    return () => tell(false);
  }, [isPlaying]);
}
