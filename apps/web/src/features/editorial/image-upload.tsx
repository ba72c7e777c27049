import { Button, FieldError } from '@pegboard/ui';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useSubmit } from '../forms/use-submit.ts';
import { IMAGE_FIELD_TYPES, uploadImage } from '../uploads/upload-image.ts';
import styles from './editorial.module.css';
import { useEditorTexts } from './texts/editor-texts.ts';

/** Renders a button that uploads an image; an error is shown beside it. */
export function ImageUpload(props: {
  readonly label: string;
  /** Called with the id of the upload, and an address of the image on this device. */
  readonly onUploaded: (uploadId: string, url: string) => void;
}): ReactNode {
  const { label, onUploaded } = props;
  const texts = useEditorTexts();
  const { isBusy, message, submit } = useSubmit();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0];
    // Selecting the same file again must cause an event.
    event.currentTarget.value = '';
    if (!file) return;
    const isImage = file.type === '' || file.type.startsWith('image/');
    setProblem(isImage ? undefined : texts.notImage);
    if (!isImage) return;
    void submit(async () => {
      const { id } = await uploadImage(file);
      onUploaded(id, URL.createObjectURL(file));
    });
  };
  const error = problem ?? message;
  return (
    <div className={styles.upload}>
      <input ref={input} type="file" accept={IMAGE_FIELD_TYPES} hidden aria-label={label} onChange={choose} />
      <Button variant="secondary" loading={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
    </div>
  );
}
