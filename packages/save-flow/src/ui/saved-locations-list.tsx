import { Button } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { saveMessages } from '../messages.ts';
import type { SavedLocation } from '../model/saved-location.ts';
import styles from './board-picker.module.css';
import { usePickerMessages } from './use-picker-messages.ts';

/**
 * Renders the locations of a saved pin (BY-04): a check box each, which removes the copy and saves it again, and the
 * selection of the copy that is moved.
 */
export function SavedLocationsList(props: {
  /** The listed locations: the current ones, and those removed since the dialog was opened. */
  readonly shown: readonly SavedLocation[];
  readonly locations: readonly SavedLocation[];
  /** The copy that a chosen board moves. */
  readonly moved: SavedLocation | undefined;
  /** True while a change is sent: the next one waits for it. */
  readonly isBusy: boolean;
  readonly onSelect: (place: SavedLocation) => void;
  readonly onRemove: (place: SavedLocation) => void;
  readonly onRestore: (place: SavedLocation) => void;
  /** True if a chosen board gets a further copy. */
  readonly isFurther: boolean;
  readonly onFurther: () => void;
}): ReactNode {
  const { shown, locations, moved, isBusy, onSelect, onRemove, onRestore, isFurther, onFurther } = props;
  const messages = usePickerMessages();
  const texts = { ...saveMessages.picker, ...messages.picker };
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} data-saved-locations="">
      <h3 id={headingId} className={styles.heading} data-part="heading">
        {texts.savedIn}
      </h3>
      {shown.map((place) => {
        const isSaved = locations.some(({ copyId }) => copyId === place.copyId);
        const name = nameOf(place, messages.profile);
        return (
          <div key={place.copyId} className={styles.row} data-part="option">
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={isSaved}
                aria-label={texts.remove?.(name)}
                aria-disabled={isBusy}
                onChange={() => {
                  if (!isBusy) (isSaved ? onRemove : onRestore)(place);
                }}
              />
              <bdi className={styles.name} data-part="name">
                {name}
              </bdi>
            </label>
            {isSaved && locations.length > 1 ? (
              <Button
                size="sm"
                variant={place.copyId === moved?.copyId ? 'secondary' : 'ghost'}
                aria-pressed={place.copyId === moved?.copyId}
                aria-label={texts.moveNamed?.(name)}
                onClick={() => {
                  if (!isBusy) onSelect(place);
                }}
              >
                {texts.move}
              </Button>
            ) : null}
          </div>
        );
      })}
      <Button
        size="sm"
        variant={isFurther ? 'secondary' : 'ghost'}
        aria-pressed={isFurther}
        onClick={onFurther}
      >
        {texts.alsoSave}
      </Button>
    </div>
  );
}

function nameOf({ board, section, isProfile }: SavedLocation, profile: string): string {
  if (isProfile) return profile;
  return section ? `${board.name} – ${section.title}` : board.name;
}
