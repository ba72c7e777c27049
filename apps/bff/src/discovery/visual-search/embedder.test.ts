import { sql } from 'drizzle-orm';
import { symlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedder } from '../../platform/media/images/embedder.ts';
import { backfillImageDescriptors } from '../../platform/media/images/index.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testModel } from '../../testing/test-model.ts';
import { testPicture } from '../../testing/test-picture.ts';

/** The folder with `node_modules/onnxruntime-node`; without it, tests of models are left out. */
const RUNTIME = process.env['PEGBOARD_TEST_ONNX'];
const hasRuntime = RUNTIME !== undefined || isInstalled();
const REASON = 'needs onnxruntime-node: PEGBOARD_TEST_ONNX names a folder that has it, see docs/settings.md';

function isInstalled(): boolean {
  try {
    createRequire(import.meta.filename).resolve('onnxruntime-node');
    return true;
  } catch {
    return false;
  }
}

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-model-'));
  path = join(folder, 'model.onnx');
  if (RUNTIME !== undefined) symlinkSync(join(RUNTIME, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(path, testModel());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BY_IMAGE =
  'query ($look: String!) { v3SearchByImageQuery(look: $look) { connection { edges { node { title } } } } }';

async function titlesLike(site: TestApp, image: string): Promise<readonly string[]> {
  const visitor = site.visitor();
  const { data } = await visitor.call('VisualSearchImage', 'create', { image_base64: image });
  const found = await visitor.graphql(BY_IMAGE, { look: data.look });
  return found.data.v3SearchByImageQuery.connection.edges.map(
    ({ node }: { node: { title: string } }) => node.title,
  );
}

async function pinColors(site: TestApp): Promise<void> {
  const maker = await site.member('Mara Lind');
  const { data: board } = await maker.call('Board', 'create', { name: 'Colors' });
  for (const [title, color] of [
    ['Red', '#b03020'],
    ['Blue', '#2040a0'],
  ] as const)
    await maker.call('Pin', 'create', {
      board_id: board.id,
      title,
      image_base64: await testPicture(color),
    });
}

const modelsOf = async ({ deps }: TestApp): Promise<readonly string[]> =>
  (
    await deps.db.execute<{ model: string }>(sql`select distinct look_model as model from images order by 1`)
  ).rows.map(({ model }) => model);

test.skipIf(!hasRuntime)(
  `[SR-12] a model describes images, and another one describes them again (${REASON})`,
  async () => {
    const site = await testApp({ embedder: path });
    try {
      await pinColors(site);
      const [model = ''] = await modelsOf(site);
      expect(model).toMatch(/^[0-9a-f]{12}$/);
      expect(await titlesLike(site, await testPicture('#c02818'))).toEqual(['Red']);
      // Those of another model are not compared, and described again in the background.
      await site.deps.db.execute(sql`update images set look_model = 'aaaaaaaaaaaa'`);
      expect(await titlesLike(site, await testPicture('#c02818'))).toEqual([]);
      await runJob(site.deps, backfillImageDescriptors);
      expect(await modelsOf(site)).toEqual([model]);
      expect(await titlesLike(site, await testPicture('#1838b0'))).toEqual(['Blue']);
    } finally {
      await site.close();
    }
  },
);

test.skipIf(!hasRuntime)(
  `[SR-12] models differ by their file and by what they compute (${REASON})`,
  async () => {
    const other = join(folder, 'other.onnx');
    await writeFile(other, testModel({ isNegative: true }));
    const [one, two] = [await openEmbedder(path), await openEmbedder(other)];
    if (!one.ok || !two.ok) throw new Error(JSON.stringify([one, two]));
    expect(one.embedder.side).toBe(16);
    expect(one.embedder.model).not.toBe(two.embedder.model);
    const red = Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => (at % 3 === 0 ? 200 : 20));
    const [bits, opposite] = [await one.embedder.describe(red), await two.embedder.describe(red)];
    expect(bits).toHaveLength(384);
    expect(bits.split('').filter((bit, at) => bit !== opposite[at]).length).toBeGreaterThan(200);
  },
);

test('[SR-12] a model that cannot be used is reported, and the built-in descriptors go on', async () => {
  const broken = join(folder, 'broken.onnx');
  await writeFile(broken, 'not a model');
  const lines: string[] = [];
  const site = await testApp({ embedder: broken, logStream: { write: (line) => void lines.push(line) } });
  try {
    await pinColors(site);
    expect(await modelsOf(site)).toEqual(['']);
    expect(await titlesLike(site, await testPicture('#b03020'))).toEqual(['Red']);
    await runJob(site.deps, backfillImageDescriptors);
    const said = lines.find((line) => line.includes('PEGBOARD_EMBEDDER')) ?? '';
    expect(said).toContain(
      hasRuntime ? `The model ${broken} cannot be used` : 'npm install --ignore-scripts onnxruntime-node',
    );
  } finally {
    await site.close();
  }
});

test('[SR-12] without the package, the reason says how to install it', async () => {
  const result = await openEmbedder(join(tmpdir(), 'pegboard-no-such-folder', 'model.onnx'));
  expect(result).toMatchObject({ ok: false });
  if (!result.ok && !isInstalled())
    expect(result.reason).toContain('npm install --ignore-scripts onnxruntime-node');
});
