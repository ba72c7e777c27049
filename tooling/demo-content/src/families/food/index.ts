import { mix, tint } from '../../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import { BACKDROPS } from '../../art/stage.ts';
import { fromAbove } from './from-above.ts';
import { fromTheSide } from './from-the-side.ts';
import { MENU, type Subject } from './menu.ts';
import { TABLES, type Row, type Scene } from './scene.ts';

/** Food on its plate, from above with what belongs on the table, or from the side as in a shop window. */
export const food: Family = defineFamily<Subject, Scene>({
  name: 'food',
  subjects: Object.keys(MENU) as Subject[],
  plan: ({ subject, random, palette }: Brief<Subject>): Scene => {
    const row: Row = MENU[subject];
    return {
      row,
      flavour: random.pick(row.flavours),
      table: random.pick(TABLES),
      backdrop: random.pick(BACKDROPS),
      isDark: random.chance(0.25),
      china: random.pick([
        '#fffaf1',
        palette.paper,
        tint(palette.soft, 0.02),
        mix(palette.calm, palette.paper, 0.5),
      ]),
    };
  },
  words: ({ row, flavour, table }, { subject, palette }) => ({
    alt: `${row.said.replace('{}', flavour[0])} ${row.isSide ? 'against a wall' : `${table}, seen from above`}, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...row.tags, 'food', 'recipes', flavour[0]],
  }),
  draw: (scene, sheet) => (scene.row.isSide ? fromTheSide(scene, sheet) : fromAbove(scene, sheet)),
});
