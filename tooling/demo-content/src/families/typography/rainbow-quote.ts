import { mix, shade } from '../../art/colour.ts';
import { polar, ringSlice, times } from '../../art/geometry.ts';
import { group, path, stroked, type Point } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import type { Print } from './print.ts';
import { inked, line, setInto } from './set-lines.ts';

/** Draws a rainbow of arcs above or beside the words. */
export const rainbow: Print = (sheet, text, { tone }) => {
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
