import { mix, shade, tint } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { stage } from '../../art/stage.ts';
import { group, line, rect, stroked, type Point } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { potted } from './potted.ts';
import type { Scene } from './scene.ts';

/** Draws one plant before a wall, sometimes on a stand. */
export function onePlant(scene: Scene, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const ground = stage(sheet, {
    backdrop: scene.backdrop,
    level: random.between(0.78, 0.83),
    isDark: scene.isDark,
  });
  const [grown] = scene.plants;
  if (!grown) return ground.markup;
  const room = ground.foot - height * 0.06;
  const potHeight = Math.min(room * 0.3, width * 0.32);
  const stool = random.chance(0.3) && height > width ? potHeight * 0.62 : 0;
  const foot: Point = [width / 2, ground.foot - stool];
  const furniture = stool === 0 ? '' : standOf(sheet, [width / 2, ground.foot], stool, potHeight);
  return (
    ground.markup +
    furniture +
    potted(sheet, grown, foot, potHeight, Math.min(room - potHeight - stool, width * 0.85))
  );
}

/** Draws a low plant stand of wood. */
function standOf(sheet: Sheet, [x, y]: Point, height: number, width: number): string {
  const wood = mix(sheet.palette.deep, '#b07a4a', 0.55);
  const legs = [-0.42, 0.42].map((aside) =>
    line(
      [x + aside * width * 0.85, y - height],
      [x + aside * width * 1.05, y],
      stroked(shade(wood, aside > 0 ? 0.06 : 0), width * 0.055),
    ),
  );
  return (
    contactShadow(sheet, [x, y], width * 0.7, width * 0.07) +
    group(legs) +
    rect(x - width * 0.56, y - height, width * 1.12, width * 0.07, {
      rx: width * 0.03,
      fill: tint(wood, 0.04),
    }) +
    line(
      [x - width * 0.38, y - height * 0.4],
      [x + width * 0.38, y - height * 0.4],
      stroked(shade(wood, 0.05), width * 0.035),
    )
  );
}
