import { lightness, mix, shade, type Colour } from '../art/colour.ts';
import { defineFamily, type Family } from '../art/family.ts';
import { clamp, leafShape, polar, ringSlice, smooth, star, times, type Box } from '../art/geometry.ts';
import type { Sheet } from '../art/sheet.ts';
import { circle, group, path, placed, rect, stroked, type Point } from '../art/svg.ts';
import { grainOn } from '../art/texture.ts';
import {
  heightToFit,
  lettered,
  letteringWidth,
  type LetteredLine,
  type Lettering,
} from '../letters/lettering.ts';

/** The ground that letters stand on, and the colours that stand out from it. */
type Ink = { readonly ground: Colour; readonly tone: (index: number) => Colour };

type Print = (sheet: Sheet, text: string, ink: Ink) => string;

type Kind = {
  /** How the text is shown, after `The words '…'`. */
  readonly shown: string;
  readonly noun: string;
  readonly texts: readonly string[];
  readonly print: Print;
};

/** Letters in a colour; `share` of their stroke, so that a thinner one on a thicker one makes an outline. */
function inked({ d, strokeWidth }: LetteredLine, colour: Colour, share = 1, isRound = false): string {
  const ends = isRound
    ? {}
    : { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter', 'stroke-miterlimit': 2 };
  return path(d, { ...stroked(colour, strokeWidth * share), ...ends });
}

/** One line of a text that was set into a box. */
type SetLine = { readonly text: string; readonly top: number; readonly style: Lettering };

/** The words in `count` lines of about the same length. */
function broken(text: string, count: number): string[] {
  const words = text.split(' ');
  const lines: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    const goal = words.join(' ').length / left;
    let line = words.shift() ?? '';
    while (words.length > left - 1 && (left === 1 || line.length + (words[0]?.length ?? 0) / 2 < goal))
      line += ` ${words.shift() ?? ''}`;
    lines.push(line);
  }
  return lines;
}

/** A text set into a box: the lines and the width of the letters that fill it best. */
function setInto(text: string, box: Box, weight: number, leading = 0.24): SetLine[] {
  const candidates = times(text.split(' ').length, (index) => broken(text, index + 1)).flatMap((lines) =>
    [1.3, 1.12, 1, 0.86, 0.72, 0.6].map((stretch) => {
      const face = { weight: weight * Math.min(1, stretch ** 0.4), stretch, tracking: 0.12 };
      const fitting = lines.map((line) => heightToFit(line, box.width, face));
      const heights = fitting.map((height) => Math.min(height, Math.min(...fitting) * 1.9));
      const total =
        heights.reduce((sum, height) => sum + height * (1 + leading), 0) - (heights[0] ?? 0) * leading;
      const scale = Math.min(1, box.height / total);
      const score = Math.min(1, total / box.height) * scale - Math.abs(Math.log(stretch)) * 0.22;
      return { lines, face, heights: heights.map((height) => height * scale), total: total * scale, score };
    }),
  );
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  let top = box.y + (box.height - best.total) / 2;
  return best.lines.map((line, index) => {
    const height = best.heights[index] ?? 0;
    top += height * (1 + (index === 0 ? 0 : leading));
    return { text: line, top: top - height, style: { ...best.face, height } };
  });
}

const line = ({ text, top, style }: SetLine, x: number): LetteredLine =>
  lettered(text, x, top, style, 'middle');

const inset = ({ width, height }: Sheet, margin: number): Box => ({
  x: margin,
  y: margin,
  width: width - margin * 2,
  height: height - margin * 2,
});

/** Rays from a point over the whole sheet. */
function rays({ width, height }: Sheet, centre: Point, count: number, fill: Colour, inner = 0): string {
  const reach = Math.hypot(width, height);
  return path(
    times(count, (index) =>
      ringSlice(centre, inner, reach, (360 / count) * index, (360 / count) * (index + 0.5)),
    ).join(''),
    { fill },
  );
}

/** Letters along a circle, their middle at `angle`; those below stand upright too. */
function onCircle(
  text: string,
  centre: Point,
  r: number,
  angle: number,
  style: Lettering,
  colour: Colour,
): string {
  const full = letteringWidth(text, style);
  const flip = angle > 0 ? -1 : 1;
  return text
    .split('')
    .map((character, index) => {
      const before =
        index === 0
          ? 0
          : letteringWidth(text.slice(0, index), style) + style.height * (style.tracking ?? 0.12);
      const along = before + letteringWidth(character, style) / 2 - full / 2;
      const turn = angle + (flip * (along / r) * 180) / Math.PI;
      const at = polar(centre, turn, r);
      return character === ' '
        ? ''
        : group(inked(lettered(character, 0, -style.height / 2, style, 'middle'), colour), {
            transform: placed(at[0], at[1], turn + 90 * flip),
          });
    })
    .join('');
}

/** Each line on a band of its own colour, from edge to edge. */
const bands: Print = (sheet, text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const lines = setInto(text, inset(sheet, unit * 6), 0.2, 0.42);
  const edges = lines.map(({ top }, index) => {
    const above = lines[index - 1];
    return above ? (above.top + above.style.height + top) / 2 : 0;
  });
  return lines
    .map((set, index) => {
      const [top, foot] = [edges[index] ?? 0, edges[index + 1] ?? height];
      const fill = index % 2 === 0 ? tone(index / 2) : ground;
      const colour =
        index % 2 === 1 ? tone((index - 1) / 2) : lightness(fill) < 0.7 ? palette.paper : palette.ink;
      const band = { x: 0, y: top, width, height: foot - top };
      const d = `M0 ${top}H${width}V${foot}H0Z`;
      return (
        path(d, { fill }) +
        grainOn(sheet, d, band, { colour: shade(fill, 0.06), towards: 90, strength: 0.5, size: 0.2 }) +
        inked(line(set, width / 2), colour)
      );
    })
    .join('');
};

/** Letters with tracks of colour around them, as on a record sleeve of the seventies. */
const tracks: Print = (sheet, text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const lines = setInto(text, inset(sheet, unit * 11), 0.1, 0.5);
  const face = lightness(ground) < 0.6 ? palette.paper : palette.ink;
  const layers: readonly (readonly [number, Colour])[] = [
    [4.6, tone(2)],
    [3.4, tone(1)],
    [2.2, tone(0)],
    [1.05, face],
  ];
  const [first, last] = [lines[0], lines.at(-1)];
  const free = Math.min(first?.top ?? 0, height - (last ? last.top + last.style.height : 0)) - unit * 9;
  const suns = [0, height].flatMap((y) =>
    times(free > unit * 8 ? 4 : 0, (index) =>
      circle(width / 2, y, Math.min(free, width * 0.44) * (1 - index * 0.22), {
        fill: index === 3 ? face : tone(index),
      }),
    ),
  );
  const letters = layers.map(([share, colour]) =>
    lines.map((set) => inked(line(set, width / 2), colour, share, true)).join(''),
  );
  return group(suns) + group(letters);
};

/** Letters as blocks with a long shadow before rays. */
const blocks: Print = (sheet, text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const lines = setInto(text, inset(sheet, unit * 10), 0.2, 0.3);
  const centre: Point = [width / 2, height / 2];
  const face = lines
    .map((set) => inked(line(set, width / 2), lightness(ground) < 0.6 ? palette.paper : tone(0)))
    .join('');
  const side = mix(palette.ink, palette.deep, 0.4);
  const depth = times(14, (index) =>
    group(
      lines.map((set) => inked(line(set, width / 2), side)),
      { transform: placed((14 - index) * unit * 0.2, (14 - index) * unit * 0.24) },
    ),
  );
  const rim = lines.map((set) => inked(line(set, width / 2), side, 1.14)).join('');
  return (
    rays(sheet, centre, 28, mix(ground, tone(1), 0.28)) +
    group(group(depth) + rim + face, {
      transform: `rotate(-4 ${centre.join(' ')}) translate(${-unit * 1.4} ${-unit * 1.6})`,
    })
  );
};

/** The word in rows from edge to edge, outlined, and once in full. */
const rows: Print = (sheet, text, { tone, ground }) => {
  const { width, height } = sheet;
  const count = clamp(Math.round((height / width) * 7), 4, 13) | 1;
  const face = { weight: 0.2, tracking: 0.12, height: (height / count) * 0.74 };
  const size = Math.min(face.height, heightToFit(text, width * 0.86, face));
  const style = {
    ...face,
    height: size,
    stretch: clamp((width * 0.62) / letteringWidth(text, { ...face, height: size }), 1, 1.5),
  };
  const step = letteringWidth(text, style) + size * 0.5;
  return times(count, (row) => {
    const top = (height / count) * (row + 0.5) - size / 2;
    return times(9, (column) => {
      const x = width / 2 + (column - 4) * step + (row - (count - 1) / 2) * step * 0.27;
      if (Math.abs(x - width / 2) > width / 2 + step / 2) return '';
      const word = lettered(text, x, top, style, 'middle');
      const isFull = row === (count - 1) / 2 && column === 4;
      return inked(word, tone(isFull ? 0 : row % 3)) + (isFull ? '' : inked(word, ground, 0.74));
    }).join('');
  }).join('');
};

const MOTTOES = [
  'All year round',
  'With all my heart',
  'Every single day',
  'Made with love',
  'From near and far',
] as const;

/** A scalloped badge with a line around and the words in the middle. */
const badge: Print = (sheet, text, { tone, ground }) => {
  const { width, height, random, palette } = sheet;
  const centre: Point = [width / 2, height / 2];
  const r = Math.min(width, height) * 0.43;
  const body = tone(0);
  const colour = lightness(body) < 0.7 ? palette.paper : palette.ink;
  const edge = smooth(
    times(72, (index) => polar(centre, index * 5, r * (index % 2 === 0 ? 1.025 : 0.955))),
    true,
  );
  const box = { x: centre[0] - r, y: centre[1] - r, width: r * 2, height: r * 2 };
  const small = { height: r * 0.115, weight: 0.17, tracking: 0.3 };
  const middle = setInto(
    text,
    { x: centre[0] - r * 0.5, y: centre[1] - r * 0.4, width: r, height: r * 0.8 },
    0.17,
    0.3,
  );
  const stars = [0, 180].map((side) =>
    path(star(polar(centre, side, r * 0.76), r * 0.065, r * 0.028, 5), { fill: colour }),
  );
  const rings = [0.89, 0.63].map((share) =>
    circle(centre[0], centre[1], r * share, stroked(colour, r * 0.014)),
  );
  const motto = random.pick(MOTTOES);
  return (
    rays(sheet, centre, 24, mix(ground, tone(1), 0.3)) +
    circle(centre[0], centre[1], r * 1.16, { fill: ground }) +
    path(edge, { fill: body }) +
    grainOn(sheet, edge, box, { colour: shade(body, 0.08), towards: 50, strength: 0.9, size: 0.2 }) +
    group(rings) +
    group(stars) +
    onCircle(motto.slice(0, motto.lastIndexOf(' ')), centre, r * 0.76, -90, small, colour) +
    onCircle(motto.slice(motto.lastIndexOf(' ') + 1), centre, r * 0.76, 90, small, colour) +
    middle.map((set) => inked(line(set, centre[0]), colour)).join('')
  );
};

/** Initials in a wreath of leaves. */
const wreath: Print = (sheet, text, { tone, ground }) => {
  const { width, height, random, palette, unit } = sheet;
  const side = Math.min(width, height) * 0.37;
  const [rx, ry] = [Math.min(width * 0.37, side * 1.2), Math.min(height * 0.37, side * 1.3)];
  const at = (angle: number, share = 1): Point => [
    width / 2 + Math.cos((angle * Math.PI) / 180) * rx * share,
    height / 2 + Math.sin((angle * Math.PI) / 180) * ry * share,
  ];
  const greens = [palette.leaf, shade(palette.leaf, 0.1), mix(palette.leaf, tone(1), 0.5)];
  const count = random.whole(22, 30);
  const leaves = times(count, (index) => {
    const angle = 96 + (index / (count - 1)) * 168;
    return (
      [angle, 180 - angle]
        .map((turn, isRight) =>
          [-1, 1]
            .map((aside) => {
              const heading = turn + (isRight === 0 ? 90 : -90) + aside * 38;
              return path(leafShape(at(turn), heading, side * random.between(0.2, 0.27), side * 0.085), {
                fill: random.pick(greens),
              });
            })
            .join(''),
        )
        .join('') +
      (index % 4 === 2
        ? [angle, 180 - angle]
            .map((turn) => circle(...at(turn, random.pick([0.9, 1.1])), side * 0.028, { fill: tone(1) }))
            .join('')
        : '')
    );
  });
  const letters = setInto(
    text.replaceAll(' ', ''),
    { x: width / 2 - rx * 0.62, y: height / 2 - ry * 0.55, width: rx * 1.24, height: ry * 1.1 },
    0.15,
  );
  const frame = [3, 4.4].map((margin, index) =>
    rect(
      unit * margin,
      unit * margin,
      width - unit * margin * 2,
      height - unit * margin * 2,
      stroked(tone(0), unit * (index === 0 ? 0.5 : 0.2)),
    ),
  );
  return (
    group(frame) +
    path(
      smooth(
        times(40, (index) => at(index * 9, 0.86)),
        true,
      ),
      { fill: mix(ground, tone(1), 0.14) },
    ) +
    group(leaves) +
    letters
      .map((set) => inked(line(set, width / 2), tone(0)) + inked(line(set, width / 2), ground, 0.12))
      .join('')
  );
};

/** A figure as wide tracks of colour, over a disc and a field. */
const figure: Print = (sheet, text, { tone, ground }) => {
  const { width, height, random, unit } = sheet;
  const side = Math.min(width, height);
  const centre: Point = [width * random.pick([0.36, 0.64]), height * 0.4];
  const halves = random.chance(0.5)
    ? rect(0, height * 0.62, width, height * 0.38, { fill: mix(ground, tone(1), 0.4) })
    : rect(width / 2, 0, width / 2, height, { fill: mix(ground, tone(1), 0.4) });
  const disc = ringSlice(centre, 0, side * 0.38, 0, 359.9);
  const spread = height > width * 1.35 ? text.split('').join(' ') : text;
  const digits = setInto(spread, inset(sheet, unit * 11), 0.3).map((set) => line(set, width / 2));
  const grain = grainOn(
    sheet,
    disc,
    { x: centre[0] - side * 0.38, y: centre[1] - side * 0.38, width: side * 0.76, height: side * 0.76 },
    { colour: shade(tone(2), 0.1), towards: 60, strength: 1 },
  );
  const layers: readonly (readonly [number, Colour])[] = [
    [1.16, ground],
    [1, tone(0)],
    [0.72, ground],
    [0.56, tone(3)],
    [0.28, ground],
    [0.13, tone(0)],
  ];
  return (
    halves +
    path(disc, { fill: tone(2) }) +
    grain +
    layers
      .map(([share, colour]) => digits.map((digit) => inked(digit, colour, share, true)).join(''))
      .join('')
  );
};

/** All letters, each on a tile. */
const specimen: Print = (sheet, _text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const margin = unit * 5;
  const box = inset(sheet, margin);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ&!+?'.split('');
  const unlike = (columns: number): number =>
    Math.abs(Math.log(box.width / columns / (box.height / Math.ceil(27 / columns)))) +
    (columns * Math.ceil(27 / columns) - 27) * 0.05;
  const columns = [3, 4, 5, 6, 7, 9].reduce((one, other) => (unlike(other) < unlike(one) ? other : one));
  const count = Math.ceil(27 / columns);
  const [w, h] = [box.width / columns, box.height / count];
  const cells = times(columns * count, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [margin + column * w, margin + row * h];
    const fill = tone(column + row * 2);
    const colour = lightness(fill) < 0.7 ? palette.paper : palette.ink;
    const sign = signs[index] ?? '';
    const size = Math.min(h * 0.56, heightToFit(sign, w * 0.62, { weight: 0.17 }));
    const gap = unit * 0.4;
    const mark =
      sign === '?'
        ? circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.26, { fill: colour })
        : inked(
            lettered(sign, x + w / 2, y + (h - size) / 2, { height: size, weight: 0.17 }, 'middle'),
            colour,
          );
    return rect(x + gap, y + gap, w - gap * 2, h - gap * 2, { rx: unit * 0.6, fill }) + mark;
  });
  return (
    rect(
      unit * 2.5,
      unit * 2.5,
      width - unit * 5,
      height - unit * 5,
      stroked(mix(ground, palette.ink, 0.25), unit * 0.2),
    ) + group(cells)
  );
};

/** A rainbow of arcs above or beside the words. */
const rainbow: Print = (sheet, text, { tone }) => {
  const { width, height, unit, palette, random } = sheet;
  const isWide = width > height * 1.3;
  const r = isWide ? Math.min(height * 0.62, width * 0.24) : Math.min(width * 0.4, height * 0.34);
  const depth = Math.min(height - r * 1.3 - unit * 20, width * 0.78);
  const foot: Point = isWide
    ? [width * 0.27, height * 0.5 + r * 0.5]
    : [width / 2, (height + r * 1.3 - unit * 8 - depth) / 2];
  const arcs = times(5, (index) => {
    const d = ringSlice(foot, r * (0.9 - index * 0.18 - 0.02), r * (1 - index * 0.18), 180, 360);
    const fill = tone(index);
    return (
      path(d, { fill }) +
      grainOn(
        sheet,
        d,
        { x: foot[0] - r, y: foot[1] - r, width: r * 2, height: r },
        { colour: shade(fill, 0.1), towards: random.pick([30, 150]), strength: 0.5, size: 0.2 },
      )
    );
  });
  const beams = times(15, (index) => {
    const [from, to] = [
      polar(foot, 180 + (index + 0.5) * 12, r * 1.1),
      polar(foot, 180 + (index + 0.5) * 12, r * (index % 2 === 0 ? 1.28 : 1.2)),
    ];
    return path(`M${from.join(' ')}L${to.join(' ')}`, stroked(tone(0), unit * 0.7));
  });
  const room = isWide
    ? { x: width * 0.55, y: height * 0.2, width: width * 0.38, height: height * 0.6 }
    : { x: width * 0.12, y: foot[1] + unit * 8, width: width * 0.76, height: depth };
  const letters = setInto(text, room, 0.16, 0.36).map((set) =>
    inked(line(set, room.x + room.width / 2), mix(palette.ink, palette.deep, 0.5)),
  );
  return group(beams) + group(arcs) + group(letters);
};

const PHRASES = [
  'Stay curious',
  'Good things take time',
  'Make today count',
  'Slow down',
  'Be kind',
  'Choose joy',
  'Keep going',
  'Take it easy',
  'Dream big',
  'Less but better',
  'Wild and free',
  'Home sweet home',
  'Find your light',
  'Begin anywhere',
  'Hello sunshine',
  'But first, coffee',
  'One day at a time',
  'You got this',
  'Love wins',
  'Enjoy the little things',
  'Rise and shine',
  'Life is good',
  'Do what you love',
  'Here comes the sun',
  'Grow through it',
] as const;

const SINGLE = [
  'Hello',
  'Onward',
  'Smile',
  'Wonder',
  'Breathe',
  'Bloom',
  'Shine',
  'Dance',
  'Relax',
  'Together',
  'Gather',
  'Explore',
] as const;

const KINDS = {
  'stacked words': {
    shown: 'stacked on bands of colour',
    noun: 'typography print',
    texts: PHRASES,
    print: bands,
  },
  'seventies lettering': {
    shown: 'in rounded letters with tracks of colour around them',
    noun: 'retro lettering',
    texts: PHRASES,
    print: tracks,
  },
  'block lettering': {
    shown: 'in block letters with a long shadow before rays',
    noun: 'block lettering',
    texts: PHRASES,
    print: blocks,
  },
  'repeated word': { shown: 'repeated in outlined rows', noun: 'word print', texts: SINGLE, print: rows },
  'lettered badge': {
    shown: 'on a round badge with a scalloped edge',
    noun: 'badge design',
    texts: [...PHRASES.filter((phrase) => phrase.length < 13), 'Good day', 'Coffee club', 'Book club'],
    print: badge,
  },
  monogram: {
    shown: 'as a monogram in a wreath of leaves',
    noun: 'monogram',
    texts: ['A', 'B', 'E', 'H', 'K', 'M', 'R', 'S', 'A & J', 'E & M', 'L & T', 'M & R', 'K & S', 'C & H'],
    print: wreath,
  },
  'number print': {
    shown: 'as a large figure in tracks of colour',
    noun: 'number print',
    texts: ['1', '2', '3', '5', '7', '8', '9', '21', '30', '45', '68', '74', '88', '99'],
    print: figure,
  },
  'alphabet print': {
    shown: 'as an alphabet on coloured tiles',
    noun: 'alphabet print',
    texts: ['A to Z'],
    print: specimen,
  },
  'rainbow quote': { shown: 'under a rainbow of arcs', noun: 'quote print', texts: PHRASES, print: rainbow },
} as const satisfies Readonly<Record<string, Kind>>;

type Subject = keyof typeof KINDS;

const SUBJECTS = Object.keys(KINDS) as Subject[];

type Scene = {
  readonly subject: Subject;
  readonly text: string;
  readonly ground: Colour;
  readonly tones: readonly Colour[];
};

/** What a text is: a number, a letter or words. */
function named(subject: Subject, text: string): string {
  if (subject === 'number print') return 'number';
  if (subject === 'monogram') return text.length === 1 ? 'letter' : 'letters';
  return text.includes(' ') ? 'words' : 'word';
}

/** Words, initials, figures and alphabets as pictures. */
export const typography: Family = defineFamily<Subject, Scene>({
  name: 'typography',
  subjects: SUBJECTS,
  plan: ({ subject, random, palette }) => {
    const { paper, soft, wash, main, second, spark, calm, deep } = palette;
    const isLight = subject === 'monogram' || subject === 'rainbow quote' || random.chance(0.62);
    const ground = isLight
      ? random.pick([paper, soft, wash])
      : random.pick([deep, mix(deep, main, 0.5), deep]);
    const apart = (colour: Colour): boolean => Math.abs(lightness(colour) - lightness(ground)) > 0.14;
    const tones = random.shuffle([main, second, spark, calm, isLight ? deep : paper].filter(apart));
    const strongest = tones.toSorted(
      (one, other) =>
        Math.abs(lightness(other) - lightness(ground)) - Math.abs(lightness(one) - lightness(ground)),
    );
    const first = subject === 'monogram' || subject === 'repeated word' ? strongest[0] : undefined;
    return {
      subject,
      ground,
      text: random.pick<string>(KINDS[subject].texts),
      tones: first ? [first, ...tones.filter((tone) => tone !== first)] : tones,
    };
  },
  words: ({ subject, text }, { palette }) => ({
    alt: `The ${named(subject, text)} '${text}' ${KINDS[subject].shown}, in ${palette.words}.`,
    noun: KINDS[subject].noun,
    colours: palette.words,
    tags: ['typography', 'lettering', ...(text.length > 5 ? ['quotes'] : []), 'wall art'],
  }),
  draw: ({ subject, text, ground, tones }, sheet) => {
    const tone = (index: number): Colour => tones[index % tones.length] ?? sheet.palette.main;
    return (
      rect(0, 0, sheet.width, sheet.height, { fill: ground }) +
      KINDS[subject].print(sheet, text, { ground, tone })
    );
  },
});
