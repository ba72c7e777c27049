import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import { PIECES } from './pieces.ts';
import { NOUNS, type Scene, type Subject } from './scene.ts';
import { drawShelf } from './shelf.ts';
import { drawTable } from './table.ts';

/** Pottery: vases, mugs, bowls and teapots, thrown and glazed in the colors of the palette. */
export const ceramics: Family = defineFamily<Subject, Scene>({
  name: 'ceramics',
  subjects: Object.keys(NOUNS) as Subject[],
  plan: ({ subject, random, palette, width, height }: Brief<Subject>): Scene => {
    const rows = subject === 'shelf' ? Math.max(2, Math.min(5, Math.round((height / width) * 3))) : 1;
    const columns = subject === 'shelf' ? Math.max(3, Math.round(rows * (width / height) * 1.15)) : 1;
    return {
      subject,
      rows,
      columns,
      backdrop: random.pick(['arch', 'sun', 'plain', 'window'] as const),
      pieces: PIECES[subject](random, palette, rows * columns),
    };
  },
  words: ({ subject, pieces, backdrop }, { palette }) => {
    const [first] = pieces;
    const glaze = first && first.glaze !== 'plain' ? first.glaze : 'matt';
    const stems = [...new Set(pieces.flatMap((piece) => piece.stems))]
      .slice(0, 2)
      .map((stem) => stem.replace('cosmos', 'cosmos flowers'));
    const holding = stems.length > 0 ? ` holding ${stems.join(' and ')}` : '';
    const shown = {
      'single vase': `A ${glaze} ${first?.kind ?? ''} vase${holding}`,
      'three vases': `Three ${glaze} vases side by side${holding}`,
      mugs: `Handmade ${glaze} mugs in a row`,
      bowls: `A stack of ${glaze} bowls`,
      teapot: `A ${glaze} teapot with two cups`,
      shelf: `Shelves of handmade pottery: vases, bowls, cups and jugs${holding}`,
      jug: `A ${glaze} jug${holding}`,
    }[subject];
    const behind = {
      arch: ' in front of a painted arch',
      sun: ' in front of a round disc of colour',
      plain: ' against a plain wall',
      window: ' with window light on the wall',
    }[backdrop];
    return {
      alt: `${shown}${subject === 'shelf' ? '' : behind}, in ${palette.words}.`,
      noun: subject === 'single vase' ? `${glaze} vase` : NOUNS[subject],
      colours: palette.words,
      tags: [
        'ceramics',
        'pottery',
        subject === 'mugs' ? 'mugs' : subject === 'bowls' ? 'tableware' : 'vase',
        'handmade',
        'home decor',
      ],
    };
  },
  draw: (scene, sheet) => (scene.subject === 'shelf' ? drawShelf(scene, sheet) : drawTable(scene, sheet)),
});
