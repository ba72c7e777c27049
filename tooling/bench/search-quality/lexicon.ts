/** A thing in one language: names that mean the same, each in the singular and the plural. */
type Names = readonly (readonly [one: string, many: string])[];

/** The languages of generated pins. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number];

const parseNames = (text: string): Names =>
  text.split(',').map((pair) => {
    const [one = '', many = one] = pair.trim().split('/');
    return [one, many] as const;
  });

/** Things by language. The second name of some is the synonym by which the documents of others are to be found. */
export const THINGS: readonly Readonly<Record<Language, Names>>[] = [
  'sofa/sofas, couch/couches; Sofa/Sofas; canapé/canapés; sofá/sofás',
  'rug/rugs, carpet/carpets; Teppich/Teppiche; tapis/tapis; alfombra/alfombras',
  'lamp/lamps; Lampe/Lampen; lampe/lampes; lámpara/lámparas',
  'mug/mugs, cup/cups; Tasse/Tassen; tasse/tasses; taza/tazas',
  'vase/vases; Vase/Vasen; vase/vases; jarrón/jarrones',
  'bookshelf/bookshelves, bookcase/bookcases; Bücherregal/Bücherregale; bibliothèque/bibliothèques; estantería/estanterías',
  'desk/desks; Schreibtisch/Schreibtische; bureau/bureaux; escritorio/escritorios',
  'mirror/mirrors; Spiegel/Spiegel; miroir/miroirs; espejo/espejos',
  'curtain/curtains, drape/drapes; Vorhang/Vorhänge; rideau/rideaux; cortina/cortinas',
  'cushion/cushions, pillow/pillows; Kissen/Kissen; coussin/coussins; cojín/cojines',
  'blanket/blankets, throw/throws; Decke/Decken; couverture/couvertures; manta/mantas',
  'basket/baskets; Korb/Körbe; panier/paniers; cesta/cestas',
  'candle/candles; Kerze/Kerzen; bougie/bougies; vela/velas',
  'planter/planters, flowerpot/flowerpots; Blumentopf/Blumentöpfe; jardinière/jardinières; maceta/macetas',
  'wardrobe/wardrobes, closet/closets; Schrank/Schränke; armoire/armoires; armario/armarios',
  'necklace/necklaces; Halskette/Halsketten; collier/colliers; collar/collares',
  'bracelet/bracelets, bangle/bangles; Armband/Armbänder; bracelet/bracelets; pulsera/pulseras',
  'earring/earrings; Ohrring/Ohrringe; pendant/pendants; pendiente/pendientes',
  'jacket/jackets; Jacke/Jacken; veste/vestes; chaqueta/chaquetas',
  'sweater/sweaters, jumper/jumpers; Pullover/Pullover; chandail/chandails; jersey/jerséis',
  'dress/dresses, gown/gowns; Kleid/Kleider; robe/robes; vestido/vestidos',
  'scarf/scarves; Schal/Schals; écharpe/écharpes; bufanda/bufandas',
  'backpack/backpacks, rucksack/rucksacks; Rucksack/Rucksäcke; sac/sacs; mochila/mochilas',
  'hat/hats; Hut/Hüte; chapeau/chapeaux; sombrero/sombreros',
  'cake/cakes; Kuchen/Kuchen; gâteau/gâteaux; pastel/pasteles',
  'cookie/cookies, biscuit/biscuits; Keks/Kekse; biscuit/biscuits; galleta/galletas',
  'soup/soups; Suppe/Suppen; soupe/soupes; sopa/sopas',
  'salad/salads; Salat/Salate; salade/salades; ensalada/ensaladas',
  'bread/breads; Brot/Brote; pain/pains; pan/panes',
  'tattoo/tattoos; Tattoo/Tattoos; tatouage/tatouages; tatuaje/tatuajes',
  'hairstyle/hairstyles, hairdo/hairdos; Frisur/Frisuren; coiffure/coiffures; peinado/peinados',
  'quilt/quilts; Steppdecke/Steppdecken; édredon/édredons; edredón/edredones',
  'poster/posters; Plakat/Plakate; affiche/affiches; cartel/carteles',
  'tent/tents; Zelt/Zelte; tente/tentes; tienda/tiendas',
  'bicycle/bicycles, bike/bikes; Fahrrad/Fahrräder; vélo/vélos; bicicleta/bicicletas',
  'cottage/cottages, cabin/cabins; Hütte/Hütten; chalet/chalets; cabaña/cabañas',
  'greenhouse/greenhouses; Gewächshaus/Gewächshäuser; serre/serres; invernadero/invernaderos',
  'fence/fences; Zaun/Zäune; clôture/clôtures; valla/vallas',
  'invitation/invitations; Einladung/Einladungen; invitation/invitations; invitación/invitaciones',
  'wreath/wreaths, garland/garlands; Kranz/Kränze; couronne/couronnes; corona/coronas',
].map((line) => {
  const [en = '', de = '', fr = '', es = ''] = line.split(';');
  return { en: parseNames(en), de: parseNames(de), fr: parseNames(fr), es: parseNames(es) };
});

const translated = (lines: readonly string[]): readonly Readonly<Record<Language, string>>[] =>
  lines.map((line) => {
    const [en = '', de = '', fr = '', es = ''] = line.split('/');
    return { en, de, fr, es };
  });

/** Styles and colours, by language. */
export const STYLES = translated([
  'wooden/hölzern/bois/madera',
  'linen/Leinen/lin/lino',
  'velvet/Samt/velours/terciopelo',
  'rustic/rustikal/rustique/rústico',
  'modern/modern/moderne/moderno',
  'vintage/nostalgisch/rétro/antiguo',
  'striped/gestreift/rayé/rayas',
  'turquoise/türkis/turquoise/turquesa',
  'yellow/gelb/jaune/amarillo',
  'purple/violett/violet/morado',
  'minimalist/minimalistisch/minimaliste/minimalista',
  'embroidered/bestickt/brodé/bordado',
]);

/** Rooms, seasons and occasions, by language. */
export const SETTINGS = translated([
  'kitchen/Küche/cuisine/cocina',
  'bathroom/Badezimmer/salle de bain/baño',
  'balcony/Balkon/balcon/balcón',
  'nursery/Kinderzimmer/chambre d’enfant/habitación infantil',
  'office/Büro/travail/oficina',
  'wedding/Hochzeit/mariage/boda',
  'birthday/Geburtstag/anniversaire/cumpleaños',
  'christmas/Weihnachten/Noël/Navidad',
  'easter/Ostern/Pâques/Pascua',
  'summer/Sommer/été/verano',
  'winter/Winter/hiver/invierno',
  'camping/Camping/camping/acampada',
]);

/** The word between a thing and its setting. */
export const FOR: Readonly<Record<Language, string>> = { en: 'for', de: 'für', fr: 'pour', es: 'para' };

/** First and last names of members. */
export const FIRST_NAMES =
  'Amelia Björn Camille Dmitri Eleni Farah Gustavo Hanneke Ignacio Jolanta Katarzyna Leander Małgorzata Nikolai Océane Piotr Quentin Rosalind Søren Tabea Ursula Valentina Wilhelm Ximena Yannick Zuzana'.split(
    ' ',
  );
export const LAST_NAMES =
  'Achterberg Bellerose Castellanos Drăgulescu Engström Fairweather Grünwald Hathaway Ivanković Jørgensen Kowalczyk Lindqvist Montgomery Navarrete Oyelaran Pemberton Quesada Rautenberg Sørlie Thibodeaux Underhill Vasquez Whitcombe Xenakis Yamazaki Zimmermann'.split(
    ' ',
  );
