/**
 * Letters of other alphabets that most fonts render like one of a–z, by the letter that they resemble.
 * Selected visually from Unicode's list of confusables (UTS #39): the whole list is 200 kB, and names here
 * are letters, digits and dashes.
 */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺ',
  b: 'вьβƅʙꮟᏼ',
  c: 'сϲςᴄꮯꞓ',
  d: 'ԁđᴅꭰ',
  e: 'еεєᴇꭼ',
  f: 'ƒꜰ',
  g: 'ɡցɢꮐ',
  h: 'һհħʜꮋ',
  j: 'јյᴊꭻ',
  k: 'кκᴋꮶ',
  l: '1|iіıɩɪιӏłʟꮮꭵ',
  m: 'мᴍꮇ',
  n: 'пηոɴ',
  o: '0оοσօøᴏ',
  p: 'рρᴘꮲ',
  q: 'ԛզ',
  r: 'гʀꭱꮢ',
  s: 'ѕꜱꮥꮪ',
  t: 'тτŧᴛꭲ',
  u: 'υսᴜ',
  v: 'ѵνʋᴠꮩ',
  w: 'ԝωաᴡꮃꮤ',
  x: 'хχ',
  y: 'уγʏ',
  z: 'ᴢꮓ',
};

const LETTERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(DRAWN_LIKE).flatMap(([letter, others]) =>
    Array.from(others).map((other) => [other.toLowerCase(), letter] as const),
  ),
);

const DECODED_TIMES = 5;

/**
 * Returns the skeleton of a word: words with the same skeleton are confusable. Percent-encoding is decoded
 * repeatedly. Width, case, accents and invisible characters (zero-width, bidirectional, control, blank) are
 * ignored. Lookalike letters are equal, and so are `rn` and `m`, `vv` and `w`.
 */
export function confusableSkeleton(word: string): string {
  const plain = decoded(word)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{M}\p{C}\p{Z}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-');
  return Array.from(plain)
    .map((sign) => LETTERS.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function decoded(word: string): string {
  let text = word;
  for (let times = 0; times < DECODED_TIMES && text.includes('%'); times += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      // A percent sign without its two digits represents itself.
      return text;
    }
  }
  return text;
}
