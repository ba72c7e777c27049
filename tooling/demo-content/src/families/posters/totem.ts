import { clamp, polygon, times } from '../../art/geometry.ts';
import { num, rect } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { block, cut, disc } from './shapes.ts';

/** Draws discs, half discs and beams in balance on each other. */
export const totem: Art = (sheet, { x, y, width, height, tone }) => {
  const { random } = sheet;
  const stacks = Math.max(1, Math.round((width / height) * 1.9));
  return (
    times(stacks, (stack) => {
      const [middle, count] = [
        x + (width / stacks) * (stack + 0.5),
        Math.round(clamp((height * stacks) / width / 0.28, 4, 8)),
      ];
      const shares = times(count, () => random.between(0.7, 1.3));
      const room = (height * 0.86) / shares.reduce((sum, share) => sum + share, 0);
      let foot = y + height * 0.93;
      return shares
        .map((share, index) => {
          const h = room * share;
          const half = Math.min((width / stacks) * 0.42, h * 1.5) * (1 - index * 0.035);
          foot -= h;
          const box = { x: middle - half, y: foot, width: half * 2, height: h };
          const lean = middle + random.around() * half * 0.14;
          const [left, right] = [num(middle - half), num(middle + half)];
          const bow = `A${num(half)} ${num(h)} 0 0 1 `;
          const forms = [
            disc([lean, foot + h / 2], h / 2),
            `M${right} ${num(foot)}${bow}${left} ${num(foot)}Z`,
            `M${left} ${num(foot + h)}${bow}${right} ${num(foot + h)}Z`,
            block(middle - half, foot + h * 0.25, half * 2, h * 0.75) +
              disc([lean, foot + h * 0.12], h * 0.12),
            polygon([
              [lean - half * 0.7, foot + h],
              [lean, foot],
              [lean + half * 0.7, foot + h],
            ]),
          ];
          return cut(
            sheet,
            forms[(index * 2 + stack + (share > 1 ? 1 : 0)) % forms.length] ?? '',
            box,
            tone(index + stack),
            20,
            0.8,
          );
        })
        .join('');
    }).join('') + rect(x, y + height * 0.93, width, height * 0.07 + 1, { fill: tone(5) })
  );
};
