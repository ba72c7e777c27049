'use client';

import { Button, type ButtonProps } from '@pegboard/ui';
import { useRef, type ReactNode } from 'react';
import { IMAGE_ACCEPT } from '../model/check-file.ts';

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  readonly 'data-autofocus'?: '';
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  /** The types of files, as those of an `input`; images by default. */
  readonly accept?: string;
  /** Takes a photo where the device has a camera. */
  readonly isCamera?: boolean;
};

/** A button that opens the file chooser of the system, or its camera. */
export function FileButton({
  onFiles,
  multiple = false,
  accept = IMAGE_ACCEPT,
  isCamera = false,
  ...button
}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept={isCamera ? 'image/*' : accept}
        multiple={multiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
