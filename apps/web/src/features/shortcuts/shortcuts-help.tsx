import { Modal } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { memberTexts as enUsMember } from '../../messages/en-us-member.ts';
import { useTexts } from '../../messages/language.ts';
import { SHORTCUT_KEYS } from './find-shortcut.ts';
import styles from './shortcuts-help.module.css';

/** Renders the sheet that lists the keys of the grid and of a focused Pin (BY-07). */
export default function ShortcutsHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts('member', enUsMember).shortcuts;
  const modalMessages = useTexts('modalMessages');
  const rows: readonly (readonly [keys: readonly string[], text: string])[] = [
    [['↑', '↓', '←', '→'], texts.move],
    [['Tab'], texts.next],
    [['Enter', SHORTCUT_KEYS.open], texts.open],
    [[SHORTCUT_KEYS.save], texts.save],
    [[SHORTCUT_KEYS.hide], texts.hide],
    [['Esc'], texts.close],
    [[SHORTCUT_KEYS.help], texts.help],
  ];
  return (
    <Modal title={texts.title} size="sm" narrow="sheet" onClose={onClose} messages={modalMessages}>
      <p>{texts.intro}</p>
      <dl className={styles.keys}>
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
