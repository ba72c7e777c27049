'use client';

import { useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { readTransfer } from './read-transfer.ts';
import styles from '../pin-builder.module.css';

/**
 * Renders an area on which files, or a web address, may be dropped. React Aria's drop zone is not used: its code for
 * drag and drop by keyboard is larger than the composer, and files are chosen and pasted by keyboard.
 */
export function DropArea(props: {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onUrl: (url: string) => void;
  /**
   * Receives the element that shows a photo over the children, at the place and the size at which its card then shows it.
   */
  readonly photoRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}): ReactNode {
  const { label, onFiles, onUrl, photoRef, children } = props;
  const [isOver, setOver] = useState(false);
  const allow = (event: DragEvent): void => {
    if (!canRead(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (event.defaultPrevented || !canRead(event.dataTransfer)) return;
    event.preventDefault();
    const { files, url } = readTransfer(event.dataTransfer);
    if (files.length > 0) onFiles(files);
    else if (url !== null) onUrl(url);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it do the same
    <div
      role="group"
      aria-label={label}
      className={styles.drop}
      data-part="drop"
      data-drop-target={isOver || undefined}
      onDragOver={allow}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      {children}
      <div ref={photoRef} className={`${styles.card} ${styles.first}`} aria-hidden />
    </div>
  );
}

/** Returns whether what is dragged may be files or a web address: its contents are readable after the drop only. */
function canRead({ types }: DataTransfer): boolean {
  return types.includes('Files') || types.includes('text/uri-list') || types.includes('text/plain');
}
