import { VIDEO_PLAYER_STATES, type Pin } from '@pegboard/types';
import { flagProp, functionProp, methodsProp, optionalProp, pinProp, validProps } from '@pegboard/ui';
import { useEffect, type ReactNode } from 'react';
import { getPreviewVideo } from '../model/preview-video.ts';
import styles from './silent-player.module.css';
import { usePlayer, usePlayerSnapshot, type PlayerPorts } from './use-player.ts';

const { PLAYING, STALLING, SEEKING } = VIDEO_PLAYER_STATES;
const SHOWN: readonly number[] = [PLAYING, STALLING, SEEKING];

const nothing = (): undefined => undefined;

/** The rules of the props of a preview. They are checked here, because a page of cards loads no player. */
const VIDEO_PREVIEW_RULES = {
  pin: pinProp,
  isWanted: flagProp,
  isAutoplay: flagProp,
  onPlayingChange: optionalProp(functionProp),
  onImpressions: optionalProp(functionProp),
  coordinator: optionalProp(methodsProp({ records: nothing, register: nothing, bufferImpression: nothing })),
};

/** Renders the looping, muted video of a card, visible only while it plays. */
export function SilentPlayer(
  props: PlayerPorts & { readonly pin: Pin; readonly isWanted: boolean },
): ReactNode {
  const { pin, isWanted, ...ports } = validProps('VideoPreview', props, VIDEO_PREVIEW_RULES);
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
      data-part="media"
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
