'use client';

import { INITIAL_IMAGE_EDIT, type ImageEdit } from '@pegboard/types';
import { Button, Chip, IconButton, IconFrame, Modal } from '@pegboard/ui';
import { useId, useState, type ReactNode } from 'react';
import { editorMessages } from '../english/editor.ts';
import type { BuilderImage } from '../model/builder-state.ts';
import {
  CROP_RATIOS,
  fitCropToRatio,
  flip,
  getFrameSize,
  isInitialEdit,
  straighten,
  STRAIGHTEN_MAX,
  turnClockwise,
  turnCounterclockwise,
  type CropRatio,
  type Size,
} from '../model/image-edit.ts';
import { getEdit } from '../model/transition-builder.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { CropStage } from './crop-stage.tsx';
import styles from './image-editor.module.css';

type ImageEditorProps = { readonly image: BuilderImage; readonly onClose: () => void };

/** The dialog in which an image is cropped, turned, flipped and straightened. The original stays. Source: CR-05. */
export default function ImageEditor({ image, onClose }: ImageEditorProps): ReactNode {
  const { send, messages } = useBuilder();
  const texts = messages.editor ?? editorMessages;
  const [edit, setEdit] = useState(getEdit(image));
  const [ratio, setRatio] = useState<CropRatio>('free');
  const [size, setSize] = useState<Size>();
  const fit = (next: ImageEdit, wanted: CropRatio): void => {
    const crop = size ? fitCropToRatio(next.crop, wanted, getFrameSize(size, next)) : next.crop;
    setEdit({ ...next, crop });
  };
  const chooseRatio = (wanted: CropRatio): void => {
    setRatio(wanted);
    fit(edit, wanted);
  };
  const restore = (): void => {
    setRatio('free');
    setEdit(INITIAL_IMAGE_EDIT);
  };
  const apply = (): void => {
    send({ type: 'image-edited', key: image.key, edit });
    onClose();
  };
  const url =
    image.upload.kind === 'uploaded' ? image.upload.image.url || image.previewUrl : image.previewUrl;
  return (
    <Modal
      title={texts.title}
      size="lg"
      narrow="full"
      closeOnOutsidePress={false}
      onClose={onClose}
      messages={messages.modal}
      footer={
        <>
          <Button
            variant="ghost"
            className={styles.restore}
            aria-disabled={isInitialEdit(edit)}
            onClick={restore}
          >
            {texts.restore}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className={styles.editor} data-part="editor">
        <CropStage
          url={url}
          edit={edit}
          ratio={ratio}
          size={size}
          onSize={setSize}
          onCrop={(crop) => setEdit({ ...edit, crop })}
        />
        <div className={styles.controls} data-part="controls">
          <div className={styles.ratios} role="group" aria-label={texts.ratios}>
            {CROP_RATIOS.map((each) => (
              <Chip key={each} selected={each === ratio} onClick={() => chooseRatio(each)}>
                {texts.ratio(each)}
              </Chip>
            ))}
          </div>
          <div className={styles.turns}>
            <IconButton
              variant="secondary"
              label={texts.turnLeft}
              icon={<TurnLeftIcon />}
              onClick={() => fit(turnCounterclockwise(edit), ratio)}
            />
            <IconButton
              variant="secondary"
              label={texts.turnRight}
              icon={<TurnRightIcon />}
              onClick={() => fit(turnClockwise(edit), ratio)}
            />
            <IconButton
              variant="secondary"
              label={texts.flipHorizontally}
              icon={<FlipIcon />}
              onClick={() => setEdit(flip(edit, 'horizontally'))}
            />
            <IconButton
              variant="secondary"
              label={texts.flipVertically}
              icon={<FlipIcon transform="rotate(90)" />}
              onClick={() => setEdit(flip(edit, 'vertically'))}
            />
          </div>
          <StraightenField
            degrees={edit.straightenDegrees}
            onChange={(degrees) => setEdit(straighten(edit, degrees))}
          />
        </div>
      </div>
    </Modal>
  );
}

type StraightenFieldProps = { readonly degrees: number; readonly onChange: (degrees: number) => void };

function StraightenField({ degrees, onChange }: StraightenFieldProps): ReactNode {
  const texts = useBuilder().messages.editor ?? editorMessages;
  const id = useId();
  return (
    <div className={styles.straighten}>
      <label htmlFor={id}>{texts.straighten}</label>
      <input
        id={id}
        type="range"
        min={-STRAIGHTEN_MAX}
        max={STRAIGHTEN_MAX}
        step={0.5}
        value={degrees}
        aria-valuetext={texts.degrees(degrees)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <span className={styles.degrees}>{texts.degrees(degrees)}</span>
    </div>
  );
}

function TurnRightIcon(): ReactNode {
  return (
    <IconFrame>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.7-5.8M17.5 2.8v4h-4" />
    </IconFrame>
  );
}

function TurnLeftIcon(): ReactNode {
  return (
    <IconFrame>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.7-5.8M6.5 2.8v4h4" />
    </IconFrame>
  );
}

function FlipIcon({ transform }: { readonly transform?: string }): ReactNode {
  return (
    <IconFrame transform={transform}>
      <path d="M12 3.5v17M9 7 3.5 17H9zM15 7l5.5 10H15z" />
    </IconFrame>
  );
}
