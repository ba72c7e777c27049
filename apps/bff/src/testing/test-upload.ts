import { eq } from 'drizzle-orm';
import { saveImage } from '../pins/image-lifecycle/index.ts';
import { uploads } from '../pins/uploads/index.ts';
import type { TestApp, TestVisitor } from './app.ts';
import { testPicture } from './test-picture.ts';

/** Creates a processed upload of a member, with one color, and returns its id. */
export async function testUpload(
  { deps }: Pick<TestApp, 'deps'>,
  member: TestVisitor,
  background?: string,
  size?: { readonly width: number; readonly height: number },
): Promise<string> {
  const { data } = await member.call('VIP', 'create', { type: 'pinimage' });
  const id: string = data.upload_id;
  const [, base64 = ''] = (await testPicture(background, size)).split(',');
  const bytes = Buffer.from(base64, 'base64');
  const saved = await saveImage(deps, BigInt(member.id), { kind: 'upload', bytes });
  if (!saved.ok) throw new Error(`The image of a test was refused: ${saved.code}.`);
  await deps.db
    .update(uploads)
    .set({ status: 'succeeded', imageId: saved.row.id })
    .where(eq(uploads.id, BigInt(id)));
  return id;
}
