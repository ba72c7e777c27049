'use client';

import {
  CloseIcon,
  ExpandIcon,
  IconButton,
  VisuallyHidden,
  rootAttributes,
  type RootProps,
  useMergedRef,
  functionProp,
  numberProp,
  optionalProp,
  validProps,
  messagesProp,
  itemsProp,
  textProp,
  lengthProp,
  imageUrlProp,
} from '@pegboard/ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { offsetFromCenter, useZoom } from './use-zoom.ts';
import { viewerMessages, type ViewerMessages } from './viewer-messages.ts';
import styles from './image-viewer.module.css';

/** An image in the viewer. */
export type ViewerPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** The props of the image viewer. */
export type ImageViewerProps = RootProps & {
  readonly pictures: readonly ViewerPicture[];
  /** The index of the first image. */
  readonly start?: number | undefined;
  readonly onClose: () => void;
  readonly messages?: ViewerMessages | undefined;
};

const PAN = 80;
const FACTOR = 1.5;
const MIDDLE = { x: 0, y: 0 };

const IMAGE_VIEWER_RULES = {
  pictures: itemsProp({ url: imageUrlProp, width: lengthProp, height: lengthProp, alt: textProp }),
  start: optionalProp(numberProp),
  onClose: functionProp,
  messages: messagesProp(viewerMessages),
};

/**
 * Renders the images of a pin over the whole screen (CU-03); it is open while it is rendered. They are zoomed
 * by pinch, wheel, double tap and keys, and moved by drag and arrow keys; Escape calls `onClose`.
 */
export function ImageViewer(rawProps: ImageViewerProps): ReactNode {
  const props = validProps('ImageViewer', rawProps, IMAGE_VIEWER_RULES);
  const { pictures, messages = viewerMessages } = props;
  const [index, setIndex] = useState(Math.min(props.start ?? 0, Math.max(0, pictures.length - 1)));
  const ref = useRef<HTMLDialogElement>(null);
  const root = useMergedRef(ref, props);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const picture = pictures[index];
  return (
    <dialog
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      data-part="image-viewer"
      {...rootAttributes(props, styles.viewer)}
      ref={root}
    >
      <VisuallyHidden id={titleId}>{messages.title}</VisuallyHidden>
      {picture ? (
        <Stage
          key={index}
          picture={picture}
          messages={messages}
          onClose={props.onClose}
          onPrevious={index > 0 ? () => setIndex(index - 1) : undefined}
          onNext={index < pictures.length - 1 ? () => setIndex(index + 1) : undefined}
        />
      ) : null}
    </dialog>
  );
}

type StageProps = {
  readonly picture: ViewerPicture;
  readonly messages: ViewerMessages;
  readonly onClose: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** Renders one image with its zoom controls. */
function Stage(props: StageProps): ReactNode {
  const { picture, messages } = props;
  const { zoom, send, setFrame, ...pointing } = useZoom();
  const { url, width, height, alt } = picture;
  const hintId = useId();
  const isWhole = zoom.scale === 1;
  const pressed = (event: KeyboardEvent): void => {
    const act = keyAction(event.key, isWhole, props);
    if (!act) return;
    event.preventDefault();
    if (typeof act === 'function') act();
    else send(act);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an area of its own keys, as it says
    <div
      ref={setFrame}
      className={styles.stage}
      data-part="stage"
      role="application"
      aria-label={messages.title}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that move the picture
      tabIndex={0}
      data-whole={isWhole || undefined}
      {...pointing}
      onPointerCancel={pointing.onPointerUp}
      onDoubleClick={(event) => send({ type: 'toggled', at: offsetFromCenter(event.currentTarget, event) })}
      onKeyDown={pressed}
    >
      <img
        src={url || undefined}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      />
      <VisuallyHidden id={hintId}>{messages.hint}</VisuallyHidden>
      <Controls {...props} zoom={send} isWhole={isWhole} />
    </div>
  );
}

type Act = Parameters<ReturnType<typeof useZoom>['send']>[0] | (() => void) | undefined;

/**
 * Returns the action of a key: plus, minus and zero zoom; arrows move an enlarged image, otherwise they
 * change the image.
 */
function keyAction(key: string, isWhole: boolean, { onPrevious, onNext }: StageProps): Act {
  const pan = (x: number, y: number): Act => ({ type: 'panned', by: { x: x * PAN, y: y * PAN } });
  switch (key) {
    case '+':
    case '=':
      return { type: 'zoomed', factor: FACTOR, at: MIDDLE };
    case '-':
      return { type: 'zoomed', factor: 1 / FACTOR, at: MIDDLE };
    case '0':
      return { type: 'fitted' };
    case 'ArrowLeft':
      return isWhole ? onPrevious : pan(1, 0);
    case 'ArrowRight':
      return isWhole ? onNext : pan(-1, 0);
    case 'ArrowUp':
      return pan(0, 1);
    case 'ArrowDown':
      return pan(0, -1);
    default:
      return undefined;
  }
}

function Controls(
  props: StageProps & { readonly zoom: ReturnType<typeof useZoom>['send']; readonly isWhole: boolean },
): ReactNode {
  const { messages, zoom, isWhole, onPrevious, onNext } = props;
  return (
    <div className={styles.controls} data-part="controls">
      {(onPrevious ?? onNext) ? (
        <>
          <ViewerButton label={messages.previous} path="M15 5 8 12l7 7" onClick={onPrevious} />
          <ViewerButton label={messages.next} path="m9 5 7 7-7 7" onClick={onNext} />
        </>
      ) : null}
      <ViewerButton
        label={messages.zoomOut}
        path="M5 12h14"
        onClick={isWhole ? undefined : () => zoom({ type: 'zoomed', factor: 1 / FACTOR, at: MIDDLE })}
      />
      <ViewerButton
        label={messages.zoomIn}
        path="M12 5v14M5 12h14"
        onClick={() => zoom({ type: 'zoomed', factor: FACTOR, at: MIDDLE })}
      />
      <IconButton
        label={messages.fit}
        icon={<ExpandIcon />}
        aria-disabled={isWhole}
        onClick={() => zoom({ type: 'fitted' })}
      />
      <IconButton label={messages.close} icon={<CloseIcon />} onClick={props.onClose} />
    </div>
  );
}

/** Renders a button that keeps its position and the focus when its action is not available. */
function ViewerButton(props: {
  readonly label: string;
  readonly path: string;
  readonly onClick: (() => void) | undefined;
}): ReactNode {
  const icon = (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={props.path} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
  return (
    <IconButton
      label={props.label}
      icon={icon}
      aria-disabled={!props.onClick}
      onClick={() => props.onClick?.()}
    />
  );
}
