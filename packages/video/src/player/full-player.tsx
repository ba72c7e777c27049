import { VIDEO_PLAYER_STATES, type Pin } from '@pegboard/types';
import { Button, Spinner } from '@pegboard/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { VideoMessages } from '../messages.ts';
import { getLanguageName, listCaptionTracks } from '../model/caption-tracks.ts';
import { playerKey, type KeyAction, type PlayerKey } from '../model/player-key.ts';
import { isPlayingOrBuffering } from '../model/player-state.ts';
import { Controls } from './controls.tsx';
import styles from './full-player.module.css';
import type { MediaPlayer } from './media-player.ts';
import { useCaptions } from './use-captions.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayer, usePlayerSnapshot, type PlayerPorts } from './use-player.ts';

const { DEFAULT, LOAD_START, LOADED_METADATA, STALLING, SEEKING } = VIDEO_PLAYER_STATES;
const NO_PICTURE: readonly number[] = [DEFAULT, LOAD_START, LOADED_METADATA];
const BUSY: readonly number[] = [LOAD_START, LOADED_METADATA, STALLING, SEEKING];

/** The props of a FullPlayer. */
export type FullPlayerProps = PlayerPorts & {
  readonly pin: Pin;
  readonly title: string;
  /** True if the viewer pressed play on the poster: it plays at once, with sound, and takes the focus. */
  readonly isRequested: boolean;
  readonly messages: VideoMessages;
};

/** Renders a video with controls, captions and keyboard support, over its poster. */
export function FullPlayer(props: FullPlayerProps): ReactNode {
  const { pin, title, isRequested, messages, ...ports } = props;
  const frame = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const { player, element, attach } = usePlayer(pin, ports);
  const tracks = pin.video ? listCaptionTracks(pin.video) : [];
  const captions = useCaptions(element, tracks);
  const fullscreen = useFullscreen(frame);
  const state = usePlayerSnapshot(player, (view) => view.state);
  const isOn = usePlayerSnapshot(player, (view) => view.isOn);
  const hasFailed = state.code === VIDEO_PLAYER_STATES.FAILED;
  const toggle = (): void => {
    if (player) togglePlay(player);
  };
  useEffect(() => {
    if (!player || !isRequested) return;
    player.setMuted(false);
    player.ask(true);
    playButton.current?.focus();
  }, [player, isRequested]);
  // The controls are removed after an error and rendered again on a retry, which would lose the focus.
  useEffect(() => {
    if (hasFocus.current) (hasFailed ? retryButton : playButton).current?.focus();
  }, [hasFailed]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = player && playerKey(keyOf(event));
    if (!action) return;
    event.preventDefault();
    if (action.do === 'toggle-captions') captions.setOn(!captions.isOn);
    else if (action.do === 'toggle-fullscreen') fullscreen?.toggle();
    else act(player, action);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its controls bubble to it
    <div
      ref={frame}
      role="group"
      aria-label={messages.player(title)}
      className={styles.frame}
      data-part="player"
      data-video-player={state.code}
      data-playing={isPlayingOrBuffering(state) || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        hasFocus.current = currentTarget.contains(relatedTarget);
      }}
    >
      <video
        ref={attach}
        className={styles.video}
        data-part="media"
        aria-label={title}
        data-empty={NO_PICTURE.includes(state.code) || undefined}
        muted
        playsInline
        preload="none"
        onClick={toggle}
      >
        {tracks.map(({ language, url }) => (
          <track
            key={url}
            kind="captions"
            src={url}
            {...(language !== '' && { srcLang: language })}
            label={language === '' ? messages.captions : getLanguageName(language)}
          />
        ))}
      </video>
      {BUSY.includes(state.code) && (isOn || state.code === SEEKING) ? (
        <span className={styles.busy} data-part="busy">
          <Spinner label={messages.loading} />
        </span>
      ) : null}
      {captions.text === '' ? null : (
        <p
          className={styles.captions}
          data-part="captions"
          dir="auto"
          lang={tracks[captions.selected]?.language || undefined}
          data-video-captions=""
        >
          <span>{captions.text}</span>
        </p>
      )}
      {player && state.code === VIDEO_PLAYER_STATES.FAILED ? (
        <div className={styles.failure} data-part="error" role="alert">
          <p>{messages.failed(state.error)}</p>
          <Button ref={retryButton} variant="media" onClick={player.retry}>
            {messages.retry}
          </Button>
        </div>
      ) : null}
      {player && !hasFailed ? (
        <Controls
          player={player}
          messages={messages}
          captions={captions}
          fullscreen={fullscreen}
          playButton={playButton}
          onToggle={toggle}
        />
      ) : null}
    </div>
  );
}

function togglePlay(player: MediaPlayer): void {
  if (player.view().isOn) player.stop();
  else player.ask(true);
}

function keyOf(event: KeyboardEvent): PlayerKey {
  const { key, target } = event;
  const isButton = target instanceof Element && target.closest('button') !== null;
  const isSlider = target instanceof HTMLInputElement && target.dataset['timeline'] === undefined;
  const on = isSlider ? 'slider' : isButton ? 'button' : 'frame';
  return { key, on, hasModifier: event.ctrlKey || event.altKey || event.metaKey };
}

function act(player: MediaPlayer, action: KeyAction): void {
  const { currentTime, duration, isMuted, volume } = player.view();
  switch (action.do) {
    case 'toggle-play':
      return togglePlay(player);
    case 'toggle-muted':
      return player.setMuted(!isMuted);
    case 'skip':
      return player.seek(currentTime + action.by);
    case 'seek':
      return player.seek(action.to * duration);
    case 'change-volume':
      return player.setVolume((isMuted ? 0 : volume) + action.by);
  }
}
