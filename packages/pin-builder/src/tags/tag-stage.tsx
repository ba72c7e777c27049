'use client';

import { getPlaceName } from '@pegboard/types';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { ProductTagMessages } from './messages.ts';
import { getPointedPlace, MIDDLE, movePlaceByKey, type ImageTag, type TagPlace } from './model/tag-list.ts';
import styles from './tags.module.css';

/** The image on which products are tagged. */
export type TaggedImage = {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  readonly alt: string;
};

type TagStageProps = {
  readonly image: TaggedImage;
  readonly tags: readonly ImageTag[];
  readonly nameOf: (pinId: string) => string;
  /** The place for which a product is being chosen. */
  readonly pending: TagPlace | null;
  readonly isFull: boolean;
  readonly onPick: (place: TagPlace) => void;
  readonly onMove: (pinId: string, place: TagPlace) => void;
  readonly onRemove: (pinId: string) => void;
  readonly announce: (text: string) => void;
  readonly messages: ProductTagMessages;
};

/** The distance in pixels after which a press on a tag moves it. */
const DRAG_MIN = 4;

/** An image with its tags. A press on it or Enter chooses a place; tags are moved by pointer and arrow keys. */
export function TagStage(props: TagStageProps): ReactNode {
  const { image, tags, nameOf, pending, isFull, onPick, announce, messages } = props;
  const [cursor, setCursor] = useState(MIDDLE);
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const tagHelpId = useId();
  const pointed = (event: { readonly clientX: number; readonly clientY: number }): TagPlace | undefined => {
    const box = frame.current?.getBoundingClientRect();
    return box && getPointedPlace({ x: event.clientX, y: event.clientY }, box);
  };
  const pick = (place: TagPlace | undefined): void => {
    if (place === undefined) return;
    if (isFull) announce(messages.full);
    else onPick(place);
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const moved = movePlaceByKey(cursor, event.key, event.shiftKey);
    if (!isChosen && moved === undefined) return;
    event.preventDefault();
    if (moved === undefined) return pick(cursor);
    setCursor(moved);
    announce(describePlace(moved, messages));
  };
  return (
    <div className={styles.stage} data-part="stage">
      <div
        ref={frame}
        className={styles.frame}
        style={{
          aspectRatio: `${image.width} / ${image.height}`,
          inlineSize: `min(100%, calc(var(--pb-tag-stage-height) * ${image.width / image.height}))`,
        }}
      >
        <img
          className={styles.image}
          data-part="image"
          src={image.url}
          alt={image.alt}
          decoding="async"
          draggable={false}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys choose a place, as the help says */}
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
          tabIndex={0}
          role="application"
          data-tag-stage=""
          data-autofocus=""
          aria-label={messages.stage}
          aria-describedby={helpId}
          className={styles.surface}
          onClick={(event) => pick(pointed(event))}
          onKeyDown={pressKey}
        >
          <span className={styles.cursor} data-part="cursor" aria-hidden style={toPosition(cursor)} />
        </div>
        {pending && <span className={styles.pending} aria-hidden style={toPosition(pending)} />}
        {tags.map(
          ({ pinId, place }, index) =>
            place && (
              <Dot
                key={pinId}
                {...props}
                pinId={pinId}
                place={place}
                position={index + 1}
                name={nameOf(pinId)}
                helpId={tagHelpId}
                pointed={pointed}
              />
            ),
        )}
      </div>
      <p id={helpId} className={styles.help} data-part="hint">
        {isFull ? messages.full : messages.help}
      </p>
      <p id={tagHelpId} hidden>
        {messages.tagHelp}
      </p>
    </div>
  );
}

type DotProps = Pick<TagStageProps, 'onMove' | 'onRemove' | 'announce' | 'messages'> & {
  readonly pinId: string;
  readonly place: TagPlace;
  readonly position: number;
  readonly name: string;
  readonly helpId: string;
  readonly pointed: (event: PointerEvent) => TagPlace | undefined;
};

/** A tag on the image: a button that is moved by pointer and by arrow keys. */
function Dot(props: DotProps): ReactNode {
  const { pinId, place, position, name, helpId, pointed, onMove, onRemove, announce, messages } = props;
  const number = messages.number(position);
  const drag = useRef<{ readonly x: number; readonly y: number; readonly isMoved: boolean }>(null);
  const press = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, isMoved: false };
  };
  const move = (event: PointerEvent): void => {
    if (!drag.current) return;
    const { x, y, isMoved } = drag.current;
    if (!isMoved && Math.hypot(event.clientX - x, event.clientY - y) < DRAG_MIN) return;
    drag.current = { x, y, isMoved: true };
    const next = pointed(event);
    if (next) onMove(pinId, next);
  };
  const release = (): void => {
    if (drag.current?.isMoved) announce(describePlace(place, messages));
    drag.current = null;
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(pinId);
      return;
    }
    const moved = movePlaceByKey(place, event.key, event.shiftKey);
    if (moved === undefined) return;
    event.preventDefault();
    onMove(pinId, moved);
    announce(describePlace(moved, messages));
  };
  return (
    <button
      type="button"
      className={styles.dot}
      data-part="dot"
      data-tag={pinId}
      aria-label={messages.tag(number, name, getPlaceName(place.x, place.y))}
      aria-describedby={helpId}
      style={toPosition(place)}
      onKeyDown={pressKey}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span aria-hidden>{number}</span>
    </button>
  );
}

/** The frame is laid out from left to right in every text direction. */
const toPosition = ({
  x,
  y,
}: TagPlace): { readonly insetInlineStart: string; readonly insetBlockStart: string } => ({
  insetInlineStart: `${x * 100}%`,
  insetBlockStart: `${y * 100}%`,
});

const toPercent = (fraction: number): number => Math.round(fraction * 100);

/** Returns a place in words. */
export function describePlace({ x, y }: TagPlace, messages: ProductTagMessages): string {
  return messages.place(getPlaceName(x, y), { left: toPercent(x), top: toPercent(y) });
}
