import { VIDEO_PLAYER_STATES, videoDurationLabel } from '@pegboard/types';
import { ExpandIcon, IconButton, PauseIcon, PlayIcon } from '@pegboard/ui';
import type { ReactNode, Ref } from 'react';
import type { VideoMessages } from '../messages.ts';
import { getLanguageName } from '../model/caption-tracks.ts';
import styles from './controls.module.css';
import { CaptionsIcon, MutedIcon, ReplayIcon, SoundIcon } from './icons.tsx';
import type { MediaPlayer } from './media-player.ts';
import type { Captions } from './use-captions.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePlayerSnapshot } from './use-player.ts';

const label = (seconds: number): string => videoDurationLabel(Math.floor(seconds) * 1000);

type ControlProps = { readonly player: MediaPlayer; readonly messages: VideoMessages };

/** Renders the control bar of a player. Its time axis runs from left to right in every language. */
export function Controls(
  props: ControlProps & {
    readonly captions: Captions;
    readonly fullscreen: Fullscreen;
    readonly playButton: Ref<HTMLButtonElement>;
    readonly onToggle: () => void;
  },
): ReactNode {
  const { player, messages, captions, fullscreen, playButton, onToggle } = props;
  return (
    <div className={styles.bar} data-part="controls" dir="ltr" data-video-controls="">
      <Timeline player={player} messages={messages} />
      <PlayButton player={player} messages={messages} ref={playButton} onToggle={onToggle} />
      <Times player={player} />
      <Volume player={player} messages={messages} />
      {captions.isOn && captions.tracks.length > 1 ? (
        <CaptionsLanguage captions={captions} messages={messages} />
      ) : null}
      {captions.tracks.length > 0 ? (
        <IconButton
          variant="ghost"
          className={styles.button}
          data-part="button"
          label={captions.isOn ? messages.hideCaptions : messages.showCaptions}
          icon={<CaptionsIcon />}
          data-on={captions.isOn || undefined}
          onClick={() => captions.setOn(!captions.isOn)}
        />
      ) : null}
      {fullscreen ? (
        <IconButton
          variant="ghost"
          className={styles.button}
          data-part="button"
          label={fullscreen.isFull ? messages.exitFullscreen : messages.enterFullscreen}
          icon={<ExpandIcon />}
          onClick={fullscreen.toggle}
        />
      ) : null}
    </div>
  );
}

/** The language of the captions, where there are several. */
function CaptionsLanguage(props: {
  readonly captions: Captions;
  readonly messages: VideoMessages;
}): ReactNode {
  const { captions, messages } = props;
  return (
    <select
      className={styles.language}
      data-part="language"
      aria-label={messages.captions}
      value={captions.selected}
      onChange={(event) => captions.select(Number(event.currentTarget.value))}
    >
      {captions.tracks.map(({ language, url }, index) => (
        <option key={url} value={index} lang={language}>
          {getLanguageName(language)}
        </option>
      ))}
    </select>
  );
}

function PlayButton(
  props: ControlProps & { readonly ref: Ref<HTMLButtonElement>; readonly onToggle: () => void },
): ReactNode {
  const { player, messages, ref, onToggle } = props;
  const code = usePlayerSnapshot(player, ({ state }) => state.code);
  const isOn = usePlayerSnapshot(player, (view) => view.isOn);
  const hasEnded = code === VIDEO_PLAYER_STATES.ENDED;
  const still = hasEnded ? messages.replay : messages.play;
  const stillIcon = hasEnded ? <ReplayIcon /> : <PlayIcon />;
  return (
    <IconButton
      ref={ref}
      variant="ghost"
      className={styles.button}
      data-part="button"
      label={isOn ? messages.pause : still}
      icon={isOn ? <PauseIcon /> : stillIcon}
      onClick={onToggle}
    />
  );
}

function Timeline({ player, messages }: ControlProps): ReactNode {
  const time = usePlayerSnapshot(player, ({ currentTime }) => currentTime);
  const duration = usePlayerSnapshot(player, (view) => view.duration);
  return (
    <input
      type="range"
      className={styles.timeline}
      data-part="timeline"
      data-timeline=""
      aria-label={messages.seek}
      aria-valuetext={messages.position(label(time), label(duration))}
      min={0}
      max={duration || 1}
      step={0.1}
      value={Math.min(time, duration)}
      disabled={duration === 0}
      onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
    />
  );
}

function Times({ player }: { readonly player: MediaPlayer }): ReactNode {
  const time = usePlayerSnapshot(player, ({ currentTime }) => label(currentTime));
  const duration = usePlayerSnapshot(player, (view) => label(view.duration));
  return (
    <span className={styles.times} data-part="times" aria-hidden="true">
      {time} / {duration}
    </span>
  );
}

function Volume({ player, messages }: ControlProps): ReactNode {
  const isMuted = usePlayerSnapshot(player, (view) => view.isMuted);
  const volume = usePlayerSnapshot(player, (view) => (view.isMuted ? 0 : view.volume));
  return (
    <>
      <IconButton
        variant="ghost"
        className={styles.button}
        data-part="button"
        label={isMuted ? messages.unmute : messages.mute}
        icon={isMuted ? <MutedIcon /> : <SoundIcon />}
        onClick={() => player.setMuted(!isMuted)}
      />
      <input
        type="range"
        className={styles.volume}
        data-part="volume"
        aria-label={messages.volume}
        aria-valuetext={messages.percent(volume)}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}
