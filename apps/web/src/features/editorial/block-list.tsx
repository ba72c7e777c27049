import { BLOCKS_PER_ARTICLE } from '@pegboard/types';
import { Button, ChevronDownIcon, ChevronUpIcon, FieldError, IconButton, TrashIcon } from '@pegboard/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  addBlock,
  BLOCK_KINDS,
  changeBlock,
  moveBlock,
  removeBlock,
  type ArticleDraft,
  type BlockKind,
  type DraftBlock,
} from './article-draft.ts';
import { BlockFields, type BlockFieldsProps } from './block-fields.tsx';
import styles from './editorial.module.css';
import { useEditorTexts } from './texts/editor-texts.ts';

const KINDS: Readonly<Record<DraftBlock['block']['kind'], BlockKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  pins: 'pins',
  image: 'image',
  'empty-image': 'image',
};

/** Renders the blocks of an article, to add, move by buttons and keys, and remove. */
export function BlockList(
  props: Omit<BlockFieldsProps, 'block' | 'path' | 'onChange'> & {
    readonly draft: ArticleDraft;
    readonly onChange: (draft: ArticleDraft) => void;
  },
): ReactNode {
  const { draft, onChange, errors, ...fields } = props;
  const texts = useEditorTexts();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { blocks } = draft;
  const move = (key: number, by: -1 | 1): void => {
    const next = moveBlock(draft, key, by);
    if (next === draft) return;
    onChange(next);
    setSaid(texts.moved(next.blocks.findIndex((block) => block.key === key) + 1, blocks.length));
  };
  const remove = (key: number): void => {
    onChange(removeBlock(draft, key));
    setSaid(texts.removed);
    // The button that had the focus is removed.
    list.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="article-blocks">
      <h2 id="article-blocks">{texts.blocks}</h2>
      <p className={styles.hint}>{blocks.length === 0 ? texts.noBlocks : texts.blocksHint}</p>
      {errors['blocks'] === undefined ? null : <FieldError>{errors['blocks']}</FieldError>}
      <ol ref={list} tabIndex={-1} className={styles.blocks} aria-labelledby="article-blocks">
        {blocks.map(({ key, block }, index) => (
          <BlockItem
            key={key}
            {...fields}
            errors={errors}
            id={idOf(key)}
            block={block}
            index={index}
            count={blocks.length}
            onChange={(changed) => onChange(changeBlock(draft, key, changed))}
            onMove={(by) => move(key, by)}
            onRemove={() => remove(key)}
          />
        ))}
      </ol>
      <output className={styles.said}>{said}</output>
      {blocks.length < BLOCKS_PER_ARTICLE ? (
        <div className={styles.actions}>
          {BLOCK_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              onClick={() => {
                // The fields of the new block are focused once they exist.
                flushSync(() => onChange(addBlock(draft, kind)));
                list.current?.lastElementChild
                  ?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')
                  ?.focus();
              }}
            >
              {texts.add[kind]}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

const idOf = (key: number): string => `article-block-${key}`;

function BlockItem(
  props: Omit<BlockFieldsProps, 'path'> & {
    readonly id: string;
    readonly index: number;
    readonly count: number;
    readonly onMove: (by: -1 | 1) => void;
    readonly onRemove: () => void;
  },
): ReactNode {
  const { id, index, count, onMove, onRemove, ...fields } = props;
  const texts = useEditorTexts();
  const item = useRef<HTMLLIElement>(null);
  const name = texts.blockName(texts.block[KINDS[fields.block.kind]], index + 1, count);
  const move = (by: -1 | 1): void => {
    // React moves the element, which loses its focus.
    const focused = document.activeElement;
    onMove(by);
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && item.current?.contains(focused)) focused.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li ref={item} id={id} className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields bubble here */}
      <fieldset onKeyDown={onKeyDown}>
        <legend>{name}</legend>
        <BlockFields {...fields} path={`blocks.${index}`} />
        <div className={styles.blockActions}>
          <IconButton
            label={texts.moveUp(name)}
            icon={<ChevronUpIcon />}
            size="sm"
            aria-disabled={index === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            label={texts.moveDown(name)}
            icon={<ChevronDownIcon />}
            size="sm"
            aria-disabled={index === count - 1}
            onClick={() => move(1)}
          />
          <IconButton label={texts.remove(name)} icon={<TrashIcon />} size="sm" onClick={onRemove} />
        </div>
      </fieldset>
    </li>
  );
}
