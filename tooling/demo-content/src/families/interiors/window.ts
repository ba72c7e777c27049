import { mix, shade, tint } from '../../art/colour.ts';
import { circle, line, num, path, rect, stroked } from '../../art/svg.ts';
import type { Room } from './room.ts';
import { board } from './shapes.ts';

/** Draws a window with its view, with or without curtains. */
export const windowAt = (
  room: Room,
  x: number,
  bottom: number,
  w: number,
  h: number,
  hasCurtains = true,
): string => {
  const { sheet, cloth } = room;
  const { palette } = sheet;
  const white = tint(palette.paper, 0.02);
  const [left, top] = [x - w / 2, bottom - h];
  const sky = rect(left, top, w, h, {
    fill: sheet.linear([
      [0, mix(palette.calm, '#9cc4da', 0.5)],
      [0.75, mix(palette.wash, '#fff1d6', 0.5)],
    ]),
  });
  const hills =
    path(
      `M${num(left)} ${num(bottom - h * 0.3)}q${num(w * 0.25)} ${num(h * -0.16)} ${num(w * 0.5)} 0t${num(w * 0.5)} ${num(h * -0.04)}V${num(bottom)}H${num(left)}Z`,
      { fill: mix(palette.leaf, palette.calm, 0.55) },
    ) +
    path(
      `M${num(left)} ${num(bottom - h * 0.12)}q${num(w * 0.3)} ${num(h * -0.12)} ${num(w * 0.6)} 0t${num(w * 0.4)} ${num(h * -0.06)}V${num(bottom)}H${num(left)}Z`,
      { fill: palette.leaf },
    );
  const bars =
    path(
      `M${num(x)} ${num(top)}v${num(h)}M${num(left)} ${num(top + h * 0.34)}h${num(w)}`,
      stroked(white, 3.4),
    ) + path(`M${num(left)} ${num(top)}h${num(w)}v${num(h)}h${num(-w)}Z`, stroked(white, 5.4));
  const curtain = (side: number): string => {
    const out = x + side * (w / 2 + 16);
    const inn = x + side * w * 0.36;
    return path(
      `M${num(out)} ${num(top - 12)}H${num(inn)}C${num(inn)} ${num(top + h * 0.5)} ${num(out - side * 14)} ${num(top + h * 0.6)} ${num(out - side * 10)} ${num(bottom + 16)}H${num(out)}Z`,
      {
        fill: sheet.linear(
          [
            [0, tint(cloth[2], 0.08)],
            [0.3, shade(cloth[2], 0.04)],
            [0.55, tint(cloth[2], 0.06)],
            [0.8, shade(cloth[2], 0.05)],
            [1, cloth[2]],
          ],
          [0, 0],
          [1, 0],
        ),
        opacity: 0.95,
      },
    );
  };
  const rod = line([x - w / 2 - 24, top - 13], [x + w / 2 + 24, top - 13], stroked(palette.ink, 2));
  return (
    sky +
    circle(x + w * 0.22, top + h * 0.24, w * 0.1, { fill: '#fff3c9' }) +
    hills +
    bars +
    board(room, left - 8, bottom, w + 16, 5, white) +
    (hasCurtains ? curtain(-1) + curtain(1) + rod : '')
  );
};
