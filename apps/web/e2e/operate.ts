import { expect, test, type Locator, type Page } from './journey.ts';

/** A file as a file chooser gives it to the page. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The actions of a member who operates a page with a pointer, with a finger on a phone, or with keys alone. */
export type Operator = {
  readonly press: (what: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Presses a button that opens the file chooser, and chooses files. */
  readonly chooseFiles: (button: Locator, files: readonly ChosenFile[]) => Promise<void>;
  readonly usesKeys: boolean;
};

/** Returns the operator of a page: keys alone, or what the project has, a pointer or a finger. */
export function operate(page: Page, by: 'keys' | 'pointer'): Operator {
  const press = (what: Locator): Promise<void> => (by === 'keys' ? pressByKey(page, what) : point(what));
  return {
    press,
    async write(field, text) {
      if (by === 'pointer') {
        await point(field);
        return field.fill(text);
      }
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      return page.keyboard.type(text);
    },
    async chooseFiles(button, files) {
      const chooser = page.waitForEvent('filechooser');
      await press(button);
      await (await chooser).setFiles([...files]);
    },
    usesKeys: by === 'keys',
  };
}

const point = (what: Locator): Promise<void> =>
  test.info().project.use.hasTouch === true ? what.tap() : what.click();

async function pressByKey(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a control with Tab, backwards if the control is before the focus. Fails if Tab does not reach it. */
export async function tabTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    // While a list is open, only its field is in the accessibility tree: then the control is not found, and Tab leaves the field.
    const direction = await what.evaluateAll(([element]) => {
      const { activeElement } = document;
      if (!element) return 'Tab';
      if (activeElement === element) return 'here';
      const isBefore =
        activeElement !== null &&
        activeElement !== document.body &&
        (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (direction === 'here') return;
    await page.keyboard.press(direction);
  }
  throw new Error(`The control is not reached with Tab: ${what.toString()}.`);
}
