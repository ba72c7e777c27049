'use client';

import { Button } from '@pegboard/ui';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { checkFile } from '../model/check-file.ts';

/** A button that adds the images of a folder; browsers without folder choosers show none. */
export function FolderButton(props: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const isSupported = useSyncExternalStore(subscribe, hasFolderChooser, () => false);
  if (!isSupported) return null;
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={(element) => {
          input.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          // Other files in the folder, such as those of the system, are left out.
          const files = [...(currentTarget.files ?? [])].filter((file) => checkFile(file) === null);
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

const subscribe = (): (() => void) => () => undefined;

const hasFolderChooser = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;
