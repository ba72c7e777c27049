/** The texts of the bookmarklet. */
export type BookmarkletMessages = {
  /** Shown on a page that does not allow saving and gives no reason of its own. */
  readonly refused: string;
};

const DESCRIPTION_MAX = 500;
const ADDRESS_MAX = 2000;
/** An image with a side that is shorter than this is an icon or a tracker, in pixels. */
const SIDE_MIN = 100;
const REFUSAL_MAX = 200;

/**
 * Returns the address of the bookmarklet (CR-13): `javascript:` and a script. On the page of another site, the script opens
 * `/pin/create/button/` of this site (`siteUrl`) with `url`, `media`, the address of the largest image, and
 * `description`, the selected text or the title. It shows an alert on a page that does not allow saving (`nopin`). React
 * removes such addresses from `href`: set the attribute of the element.
 */
export function buildBookmarklet(siteUrl: string, { refused }: BookmarkletMessages): string {
  const target = `${siteUrl.replace(/\/+$/, '')}/pin/create/button/`;
  // The script is a text of its own: bundlers would change the source of a function. It leaves nothing on the page.
  const script = `(function () {
  var metas = document.querySelectorAll('meta[name="pinterest" i],meta[name="pegboard" i]');
  for (var index = 0; index < metas.length; index += 1)
    if (/(^|[\\s,])nopin($|[\\s,])/i.test(metas[index].content)) {
      alert((metas[index].getAttribute('description') || ${JSON.stringify(refused)}).slice(0, ${REFUSAL_MAX}));
      return;
    }
  var media = '', largest = 0, images = document.images;
  for (var at = 0; at < images.length; at += 1) {
    var image = images[at], width = image.naturalWidth, height = image.naturalHeight;
    var address = image.getAttribute('data-pin-media') || image.currentSrc || image.src;
    try { address = new URL(address, document.baseURI).href; } catch (error) { continue; }
    if (image.hasAttribute('nopin') || image.hasAttribute('data-pin-nopin')) continue;
    if (!/^https?:/.test(address) || address.length > ${ADDRESS_MAX}) continue;
    if (Math.min(width, height) < ${SIDE_MIN} || width * height <= largest) continue;
    largest = width * height;
    media = address;
  }
  var selected = String(getSelection() || '').trim();
  var description = Array.from((selected || document.title).replace(/\\s+/g, ' ')).slice(0, ${DESCRIPTION_MAX}).join('');
  var query = 'url=' + encodeURIComponent(location.href);
  if (media) query += '&media=' + encodeURIComponent(media);
  if (description) query += '&description=' + encodeURIComponent(description);
  window.open(${JSON.stringify(target)} + '?' + query, '_blank', 'noopener');
})()`;
  // Line breaks are part of the encoded text, so a browser does not remove them. The value of void opens no page.
  return `javascript:void%20${encodeURIComponent(script)}`;
}
