import { useEffect, useState, type ReactNode } from 'react';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import { coverPins, type CoverPin } from './board-lifecycle-api.ts';
import styles from './cover-picker.module.css';

/** Renders the choice of a board's cover among its newest pins: a group of radio buttons with images. */
export function CoverPicker(props: { readonly boardId: string; readonly chosen: string | null }): ReactNode {
  const boardTexts = useTexts('boards', enUsBoards);
  const texts = boardTexts.settings;
  const [pins, setPins] = useState<readonly CoverPin[]>();
  useEffect(() => {
    let isHere = true;
    coverPins(props.boardId)
      .then((found) => isHere && setPins(found))
      // Without the images the cover cannot be changed; the rest of the form works.
      .catch(() => isHere && setPins([]));
    return () => {
      isHere = false;
    };
  }, [props.boardId]);
  return (
    <fieldset className={styles.covers} aria-busy={pins === undefined}>
      <legend>{texts.cover}</legend>
      <p className={styles.hint}>{pins?.length === 0 ? texts.coverNone : texts.coverHint}</p>
      {pins === undefined || pins.length === 0 ? null : (
        <div className={styles.row}>
          <label className={styles.choice}>
            <input type="radio" name="cover" value="" defaultChecked={props.chosen === null} />
            <span className={styles.newest}>{texts.coverOfNewest}</span>
          </label>
          {pins.map((pin) => (
            <Choice key={pin.id} pin={pin} isChosen={pin.id === props.chosen} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Choice({ pin, isChosen }: { readonly pin: CoverPin; readonly isChosen: boolean }): ReactNode {
  const boardTexts = useTexts('boards', enUsBoards);
  const image = pin.images['236x'];
  if (!image) return null;
  const { url, width, height } = image;
  const label = boardTexts.settings.coverOf(pin.title ?? pin.grid_title ?? '');
  return (
    <label className={styles.choice}>
      <input type="radio" name="cover" value={pin.id} defaultChecked={isChosen} />
      <img src={url} width={width} height={height} alt={label} loading="lazy" />
    </label>
  );
}

/** Returns the selected cover: a pin, null for the newest pins, undefined if there was no choice. */
export function chosenCover(form: HTMLFormElement): string | null | undefined {
  const value = new FormData(form).get('cover');
  if (typeof value !== 'string') return undefined;
  return value === '' ? null : value;
}
