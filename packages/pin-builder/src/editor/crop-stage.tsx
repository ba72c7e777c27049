'use client';

import { VisuallyHidden } from '@pegboard/ui';
import type { ImageEdit } from '@pegboard/types';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { editorMessages } from '../english/editor.ts';
import {
  CROP_HANDLES,
  getFrameSize,
  moveCrop,
  resizeCrop,
  type Crop,
  type CropHandle,
  type CropRatio,
  type Size,
} from '../model/image-edit.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { TransformedImage } from '../ui/edited-image.tsx';
import styles from './image-editor.module.css';

/** The distance by which an arrow key moves the crop, as a fraction of the image. */
const KEY_STEP = 0.01;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

type CropStageProps = {
  readonly url: string;
  readonly edit: ImageEdit;
  readonly ratio: CropRatio;
  /** Undefined until the image is loaded. */
  readonly size: Size | undefined;
  readonly onSize: (size: Size) => void;
  readonly onCrop: (crop: Crop) => void;
};

type Drag = {
  readonly handle: CropHandle | null;
  readonly x: number;
  readonly y: number;
  readonly crop: Crop;
};

/** An image with its turns and angle, and the crop above it: moved by pointer, touch and keyboard. */
export function CropStage({ url, edit, ratio, size, onSize, onCrop }: CropStageProps): ReactNode {
  const { messages } = useBuilder();
  const texts = messages.editor ?? editorMessages;
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  const [isBroken, setBroken] = useState(false);
  const { crop } = edit;
  const frame = size ? getFrameSize(size, edit) : { width: 1, height: 1 };
  const change = (handle: CropHandle | null, from: Crop, dx: number, dy: number): void =>
    onCrop(handle === null ? moveCrop(from, dx, dy) : resizeCrop(from, handle, dx, dy, { ratio, frame }));
  const press = (event: PointerEvent<HTMLElement>, handle: CropHandle | null): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, x: event.clientX, y: event.clientY, crop };
  };
  const move = ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const rect = stage.current?.getBoundingClientRect();
    if (!drag.current || !rect) return;
    const { handle, x, y, crop: from } = drag.current;
    change(handle, from, (clientX - x) / rect.width, (clientY - y) / rect.height);
  };
  const release = (): void => {
    drag.current = null;
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(event.shiftKey ? 'se' : null, crop, ...step);
  };
  const percent = (fraction: number): number => Math.round(fraction * 100);
  const position = {
    left: percent(crop.x),
    top: percent(crop.y),
    width: percent(crop.width),
    height: percent(crop.height),
  };
  const pointerEvents = { onPointerMove: move, onPointerUp: release, onPointerCancel: release };
  if (isBroken || url === '') return <p className={styles.broken}>{texts.notShown}</p>;
  return (
    <div className={styles.stage} data-part="stage">
      <div
        ref={stage}
        className={styles.frame}
        style={{
          aspectRatio: `${frame.width} / ${frame.height}`,
          inlineSize: `min(100%, calc(50dvh * ${frame.width / frame.height}))`,
        }}
      >
        <TransformedImage
          url={url}
          alt={messages.image}
          edit={edit}
          size={size}
          onSize={onSize}
          onError={() => setBroken(true)}
        />
        {size && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move it, as the help says
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
            tabIndex={0}
            role="application"
            data-autofocus=""
            data-crop=""
            aria-label={texts.crop}
            aria-describedby={helpId}
            className={styles.crop}
            data-part="crop"
            style={{
              insetInlineStart: `${crop.x * 100}%`,
              insetBlockStart: `${crop.y * 100}%`,
              inlineSize: `${crop.width * 100}%`,
              blockSize: `${crop.height * 100}%`,
            }}
            onKeyDown={moveByKey}
            onPointerDown={(event) => press(event, null)}
            {...pointerEvents}
          >
            {CROP_HANDLES.map((handle) => (
              <span
                key={handle}
                aria-hidden
                className={styles.handle}
                data-part="handle"
                data-handle={handle}
                onPointerDown={(event) => press(event, handle)}
                {...pointerEvents}
              />
            ))}
          </div>
        )}
      </div>
      <p id={helpId} className={styles.help} data-part="hint">
        {texts.cropHelp}
      </p>
      <VisuallyHidden role="status">{size && texts.cropPosition(position)}</VisuallyHidden>
    </div>
  );
}
