import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { NamedTarget } from '../index.ts';
import { createBoards, createPickerBoard, renderFlow } from '../testing/test-save-flow.tsx';
import { BoardField } from './board-field.tsx';

const soups = createPickerBoard({ id: '9', name: 'Soups', sections: [{ id: '91', title: 'Clear' }] });
const boards = [...createBoards('Kitchen', 'Garden'), soups];

function Form({ onChange }: { readonly onChange: (target: NamedTarget) => void }): ReactNode {
  const [value, setValue] = useState<NamedTarget | null>(null);
  return (
    <>
      <span id="board">Board</span>
      <BoardField
        labelId="board"
        value={value}
        onChange={(target) => {
          setValue(target);
          onChange(target);
        }}
      />
    </>
  );
}

beforeEach(() => applyPageTheme());

test('[CR-04] the picker of the save flow selects the board of a form, without the profile', async () => {
  const onChange = vi.fn<(target: NamedTarget) => void>();
  const suggested = vi.fn<() => Promise<readonly []>>(async () => []);
  const page = await renderFlow(<Form onChange={onChange} />, { boards, source: { suggested } });
  await expectAccessible(document.body);
  await page.getByRole('button', { name: 'Board Choose a board' }).click();
  await expect.element(page.getByRole('option', { name: 'Garden' })).toBeVisible();
  expect(page.getByRole('option', { name: 'Profile' }).query()).toBeNull();
  await page.getByRole('option', { name: 'Garden' }).click();
  await expect.element(page.getByRole('button', { name: 'Board Garden' })).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[{ target: { boardId: '2' }, name: 'Garden' }]]);
  expect(suggested).not.toHaveBeenCalled();
});

test('[CR-04] a section is selected by keyboard alone, and Escape changes nothing', async () => {
  const onChange = vi.fn<(target: NamedTarget) => void>();
  const page = await renderFlow(<Form onChange={onChange} />, { boards });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Board Choose a board' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Soups' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await page.getByRole('option', { name: 'Clear' }).click();
  expect(onChange.mock.calls).toEqual([[{ target: { boardId: '9', sectionId: '91' }, name: 'Clear' }]]);
});
