import { AI_LABELS, AI_MEDIA_SOURCE_TYPES } from '@pegboard/types';
import sax from 'sax';

/** Codes of `AI_LABELS` by the last part of the address of an IPTC digital source type. */
const CODES: Readonly<Record<string, number>> = {
  digitalCapture: code('Digital capture'),
  computationalCapture: code('Digital capture'),
  negativeFilm: code('Negative film'),
  positiveFilm: code('Positive film'),
  print: code('Print'),
  minorHumanEdits: code('Minor human edits'),
  humanEdits: code('Minor human edits'),
  compositeCapture: code('Composite capture'),
  algorithmicallyEnhanced: code('Algorithmically enhanced'),
  dataDrivenMedia: code('Data-driven media'),
  digitalArt: code('Digital art'),
  digitalCreation: code('Digital art'),
  virtualRecording: code('Virtual recording'),
  compositeSynthetic: code('Composite synthetic'),
  trainedAlgorithmicMedia: code('Trained algorithmic media'),
  compositeWithTrainedAlgorithmicMedia: code('Composite with trained algorithmic media'),
  algorithmicMedia: code('Algorithmic media'),
  softwareImage: code('Software image'),
};

const AI_CODES: ReadonlySet<number> = new Set(Object.values(AI_MEDIA_SOURCE_TYPES));
const EXTENSION = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XMP_BYTES_MAX = 1_000_000;
/** The box that holds a C2PA manifest in every kind of file. */
const JUMBF = Buffer.from('jumb');
const DEPTH_MAX = 32;

/**
 * Reads from the metadata of an image how it was made: the IPTC digital source type of its XMP, and of its C2PA
 * manifests in JPEG, PNG and HEIC (CR-17). Returns a code of `AI_LABELS`, that of a model before others, or null when
 * nothing is stated. The result is only proposed to the member: signatures are not checked.
 */
export async function readMediaSourceType(
  bytes: Uint8Array,
  xmp: Uint8Array | undefined,
): Promise<number | null> {
  const stated = [...(xmp ? typesOfXmp(xmp) : []), ...(await typesOfManifests(bytes))];
  const codes = stated.flatMap((type) => codeOfType(type) ?? []);
  return codes.find((one) => AI_CODES.has(one)) ?? codes[0] ?? null;
}

/** Returns the code of `AI_LABELS` of a digital source type, by its address or its bare name. */
export function codeOfType(type: string): number | undefined {
  const name = type.trim().split('/').at(-1) ?? '';
  return Object.hasOwn(CODES, name) ? CODES[name] : undefined;
}

/** Returns the digital source types of an XMP packet: each an attribute, a text, or a resource. */
function typesOfXmp(xmp: Uint8Array): readonly string[] {
  if (xmp.length > XMP_BYTES_MAX) return [];
  const found: string[] = [];
  const parser = sax.parser(true, { xmlns: true });
  const isType = ({ uri, local }: { readonly uri: string; readonly local: string }): boolean =>
    uri === EXTENSION && local === 'DigitalSourceType';
  let isInside = false;
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return;
    if (isType(tag)) isInside = true;
    for (const attribute of Object.values(tag.attributes)) {
      if (typeof attribute === 'string') continue;
      const isResource = isInside && attribute.uri === RDF && attribute.local === 'resource';
      if (isType(attribute) || isResource) found.push(attribute.value);
    }
  };
  parser.ontext = (text) => {
    if (isInside) found.push(text);
  };
  parser.onclosetag = (name) => {
    if (name.endsWith('DigitalSourceType')) isInside = false;
  };
  try {
    parser.write(new TextDecoder().decode(xmp).replaceAll('\0', '')).close();
  } catch {
    // Statements before the end of a truncated packet are used.
  }
  return found;
}

/** Returns the digital source types of the assertions of all C2PA manifests of a file. */
async function typesOfManifests(bytes: Uint8Array): Promise<readonly string[]> {
  const file = new Uint8Array(bytes);
  if (!Buffer.from(file.buffer).includes(JUMBF)) return [];
  const [{ BMFF, JPEG, PNG }, { CBORBox, JSONBox, SuperBox }] = await Promise.all([
    import('@trustnxt/c2pa-ts/asset'),
    import('@trustnxt/c2pa-ts/jumbf'),
  ]);
  const found: string[] = [];
  const readBox = (box: unknown, depth: number): void => {
    if (depth > DEPTH_MAX) return;
    if (box instanceof SuperBox) for (const inner of box.contentBoxes) readBox(inner, depth + 1);
    else if (box instanceof CBORBox || box instanceof JSONBox) collectTypes(box.content, found, depth);
  };
  try {
    const Asset = [JPEG, PNG, BMFF].find((one) => one.canRead(file));
    const manifests = Asset && new Asset(file).getManifestJUMBF();
    if (manifests) readBox(SuperBox.fromBuffer(new Uint8Array(manifests)), 0);
  } catch {
    // An unreadable manifest states nothing.
  }
  return found;
}

/** Collects the texts under the name of the digital source type, with or without the prefix of JSON-LD, at any depth. */
function collectTypes(value: unknown, found: string[], depth: number): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  const entries: Iterable<readonly [unknown, unknown]> = value instanceof Map ? value : Object.entries(value);
  for (const [name, inner] of entries) {
    if (typeof inner === 'string' && /^(?:\w+:)?digitalSourceType$/i.test(String(name))) found.push(inner);
    else collectTypes(inner, found, depth + 1);
  }
}

function code(label: (typeof AI_LABELS)[number]): number {
  return AI_LABELS.indexOf(label);
}
