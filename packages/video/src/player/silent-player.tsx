import { VIDEO_PLAYER_STATES, type Pin } from '@pegboard/types';
import { useEffect, type ReactNode } from 'react';
import { getPreviewVideo } from '../model/preview-video.ts';
import styles from './silent-player.module.css';
import { usePlayer, usePlayerSnapshot, type PlayerPorts } from './use-player.ts';

const { PLAYING, STALLING, SEEKING } = VIDEO_PLAYER_STATES;
const SHOWN: readonly number[] = [PLAYING, STALLING, SEEKING];

/** Renders the looping, muted video of a card, visible only while it plays. */
export function SilentPlayer(
  props: PlayerPorts & { readonly pin: Pin; readonly isWanted: boolean },
): ReactNode {
  const { pin, isWanted, ...ports } = props;
  const { player, attach } = usePlayer({ ...pin, video: pin.video && getPreviewVideo(pin.video) }, ports);
  const isShown = usePlayerSnapshot(player, ({ state }) => SHOWN.includes(state.code));
  useEffect(() => {
    if (!player || !isWanted) return;
    player.ask(true);
    return () => player.ask(false);
  }, [player, isWanted]);
  return (
    <video
      ref={attach}
      className={styles.video}
      data-shown={isShown || undefined}
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
    />
  );
}
