import { CBORBox, DescriptionBox, SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { AI_LABELS } from '@pegboard/types';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { codeOfType } from './media-source-type.ts';
import { processImage } from './process-image.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const image = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#2060a0' } });

const packet = (inner: string): string =>
  `<?xpacket begin="\ufeff"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:other="urn:other">${inner}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const withXmp = (xmp: string): Promise<Buffer> => image().withXmp(xmp).jpeg().toBuffer();

async function told(bytes: Uint8Array): Promise<number | null> {
  const result = await processImage(bytes);
  if (!result.ok) throw new Error(result.code);
  return result.mediaSourceType;
}

test.each<[string, string, number | null]>([
  [
    'an attribute',
    `<rdf:Description Iptc4xmpExt:DigitalSourceType="${VOCABULARY}trainedAlgorithmicMedia"/>`,
    11,
  ],
  [
    'a text',
    `<rdf:Description><Iptc4xmpExt:DigitalSourceType>${VOCABULARY}compositeWithTrainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType></rdf:Description>`,
    12,
  ],
  [
    'a resource',
    `<rdf:Description><Iptc4xmpExt:DigitalSourceType rdf:resource="${VOCABULARY}digitalCapture"/></rdf:Description>`,
    0,
  ],
  ['a bare name', '<rdf:Description Iptc4xmpExt:DigitalSourceType="digitalArt"/>', 8],
  ['a name of no vocabulary', '<rdf:Description Iptc4xmpExt:DigitalSourceType="magic"/>', null],
  ['a name of Object', '<rdf:Description Iptc4xmpExt:DigitalSourceType="constructor"/>', null],
  ['another namespace', '<rdf:Description other:DigitalSourceType="trainedAlgorithmicMedia"/>', null],
  ['nothing', '<rdf:Description/>', null],
  [
    'a packet that breaks off after it',
    `<rdf:Description Iptc4xmpExt:DigitalSourceType="${VOCABULARY}trainedAlgorithmicMedia"/><rdf:Li`,
    11,
  ],
])('[CR-17] the label is read from XMP: %s', async (_, inner, code) => {
  expect(await told(await withXmp(packet(inner)))).toBe(code);
});

test('[CR-17] invalid XML states nothing', async () => {
  expect(await told(await withXmp('trainedAlgorithmicMedia'))).toBeNull();
});

test('[CR-17] every label except that for several Pins is a type of the vocabulary', () => {
  const names = [
    'digitalCapture',
    'negativeFilm',
    'positiveFilm',
    'print',
    'minorHumanEdits',
    'compositeCapture',
    'algorithmicallyEnhanced',
    'dataDrivenMedia',
    'digitalArt',
    'virtualRecording',
    'compositeSynthetic',
    'trainedAlgorithmicMedia',
    'compositeWithTrainedAlgorithmicMedia',
    'algorithmicMedia',
    'softwareImage',
  ];
  expect(names.map((name) => codeOfType(VOCABULARY + name))).toEqual(names.map((__, code) => code));
  expect(names).toHaveLength(AI_LABELS.length - 1);
});

/** A manifest store with one assertion of actions, as a C2PA signer writes it. */
function manifests(actions: readonly object[]): Uint8Array {
  const superBox = (uuid: string, label: string, contents: SuperBox['contentBoxes']): SuperBox => {
    const box = new SuperBox();
    box.descriptionBox = new DescriptionBox();
    box.descriptionBox.uuid = Buffer.from(`${uuid}00110010800000aa00389b71`, 'hex');
    box.descriptionBox.label = label;
    box.descriptionBox.requestable = true;
    box.contentBoxes = contents;
    return box;
  };
  const cbor = new CBORBox();
  cbor.content = { actions };
  const assertion = superBox('63626f72', 'c2pa.actions', [cbor]);
  const assertions = superBox('63326173', 'c2pa.assertions', [assertion]);
  const manifest = superBox('63326d61', 'urn:uuid:cup', [assertions]);
  return superBox('63327061', 'c2pa', [manifest]).toBuffer(false);
}

test.each([
  ['JPEG', JPEG, () => image().jpeg().toBuffer()],
  ['PNG', PNG, () => image().png().toBuffer()],
] as const)('[CR-17] the label is read from the C2PA manifest of a %s', async (_, Asset, make) => {
  const signed = async (actions: readonly object[]): Promise<Uint8Array> => {
    const asset = new Asset(new Uint8Array(await make()));
    const store = manifests(actions);
    await asset.ensureManifestSpace(store.length);
    await asset.writeManifestJUMBF(store);
    return asset.getDataRange();
  };
  const created = { action: 'c2pa.created', digitalSourceType: `${VOCABULARY}trainedAlgorithmicMedia` };
  const taken = { action: 'c2pa.created', digitalSourceType: `${VOCABULARY}digitalCapture` };
  expect(await told(await signed([created]))).toBe(11);
  expect(await told(await signed([taken]))).toBe(0);
  expect(await told(await signed([taken, created]))).toBe(11);
  expect(await told(await signed([{ action: 'c2pa.opened' }]))).toBeNull();
});

test('[CR-17] a broken manifest states nothing, and the image is accepted', async () => {
  const jpeg = await image().jpeg().toBuffer();
  const body = Buffer.concat([
    Buffer.from([0x4a, 0x50, 0, 1, 0, 0, 0, 1, 0, 0, 0xff, 0xff]),
    Buffer.from('jumb'),
  ]);
  const head = Buffer.from([0xff, 0xeb, 0, body.length + 2]);
  expect(await told(Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]))).toBeNull();
});
