import type { PickerBoard, PickerSection } from '../board-ports.ts';

/** A selectable option of the picker. */
export type PickerOption =
  | { readonly kind: 'board'; readonly id: string; readonly board: PickerBoard }
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly board: PickerBoard;
      readonly section: PickerSection;
    }
  /** The board itself, among its sections. */
  | { readonly kind: 'whole-board'; readonly id: string; readonly board: PickerBoard }
  | { readonly kind: 'profile'; readonly id: 'profile' };

/** A heading of the picker with its options. */
export type PickerGroup = {
  readonly name: 'profile' | 'suggested' | 'recent' | 'all' | 'results' | 'sections';
  readonly options: readonly PickerOption[];
};

const RECENT_MAX = 3;

const boardOption = (group: string, board: PickerBoard): PickerOption => ({
  kind: 'board',
  id: `${group}-${board.id}`,
  board,
});

/**
 * Returns the groups of the picker (SF-03): while searching, the matches; otherwise the profile, recent
 * boards, suggested boards, then the rest; each once.
 */
export function pickerGroups(list: {
  readonly query: string;
  readonly boards: readonly PickerBoard[];
  readonly suggested: readonly PickerBoard[];
}): readonly PickerGroup[] {
  const query = list.query.trim().toLocaleLowerCase();
  if (query !== '') {
    const known = new Map([...list.boards, ...list.suggested].map((board) => [board.id, board]));
    const found = [...known.values()].filter(({ name }) => name.toLocaleLowerCase().includes(query));
    return found.length === 0
      ? []
      : [{ name: 'results', options: found.map((board) => boardOption('result', board)) }];
  }
  const recent = list.boards.slice(0, RECENT_MAX);
  const suggested = without(list.suggested, recent);
  const others = without(list.boards.slice(RECENT_MAX), suggested);
  const groups: PickerGroup[] = [
    { name: 'profile', options: [{ kind: 'profile', id: 'profile' }] },
    { name: 'recent', options: recent.map((board) => boardOption('recent', board)) },
    { name: 'suggested', options: suggested.map((board) => boardOption('suggested', board)) },
    { name: 'all', options: others.map((board) => boardOption('all', board)) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function without(boards: readonly PickerBoard[], those: readonly PickerBoard[]): readonly PickerBoard[] {
  const ids = new Set(those.map(({ id }) => id));
  return boards.filter(({ id }) => !ids.has(id));
}

/**
 * Returns the first `count` options under their headings: of a thousand boards only those near the viewport are
 * rendered (SF-03).
 */
export function takeOptions(groups: readonly PickerGroup[], count: number): readonly PickerGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const options = group.options.slice(0, left);
    left -= options.length;
    return options.length === 0 ? [] : { ...group, options };
  });
}

/** Returns the options of an open board: itself, then its sections. */
export function sectionGroups(board: PickerBoard): readonly PickerGroup[] {
  return [
    {
      name: 'sections',
      options: [
        { kind: 'whole-board', id: `whole-${board.id}`, board },
        ...board.sections.map((section): PickerOption => ({
          kind: 'section',
          id: `section-${section.id}`,
          board,
          section,
        })),
      ],
    },
  ];
}

/** Returns the option to which an arrow key moves; it stops at the ends. */
export function nextOption(
  options: readonly PickerOption[],
  current: string | null,
  step: 1 | -1,
): string | null {
  const at = options.findIndex(({ id }) => id === current);
  const next =
    at === -1 ? (step === 1 ? 0 : options.length - 1) : Math.min(options.length - 1, Math.max(0, at + step));
  return options[next]?.id ?? null;
}
