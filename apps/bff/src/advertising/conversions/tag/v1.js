(() => {
  'use strict';
  const script = document.currentScript;
  const { tag, event = 'page_visit', keepClick } = script.dataset;
  const address = new URL('/tag/v1/events', script.src).href;
  const isPrivate = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  const KEY = 'pb_click';
  const kept = (write) => {
    if (keepClick === undefined || isPrivate) return null;
    try {
      if (write) sessionStorage.setItem(KEY, write);
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const came = isPrivate ? null : new URLSearchParams(location.search).get(KEY);
  const click = kept(came) ?? came;
  const hash = async (email) => {
    const bytes = new TextEncoder().encode(email.trim().toLowerCase());
    const made = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(made, (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const send = (body) => {
    const text = JSON.stringify(body);
    if ('keepalive' in Request.prototype)
      fetch(address, {
        method: 'POST',
        body: text,
        mode: 'no-cors',
        credentials: 'omit',
        keepalive: true,
        referrerPolicy: 'no-referrer',
      }).catch(() => {});
    else navigator.sendBeacon(address, text);
  };
  const track = async (name, given = {}) => {
    const { email, email_sha256: hashed, order_id: order, event_id: id, ...told } = given;
    const body = { tag_id: tag, event_name: name, event_id: id || crypto.randomUUID(), ...told };
    if (!isPrivate) {
      if (click) body.click_id = click;
      if (order) body.order_id = order;
      if (hashed || email) body.email_sha256 = hashed || (await hash(email));
    }
    send(body);
    return body.event_id;
  };
  window.pegboardTag = { track };
  if (event !== 'none') void track(event);
  const readBlocks = () => {
    for (const block of document.querySelectorAll(
      'script[type="application/json"][data-pegboard-event]:not([data-sent])',
    )) {
      block.dataset.sent = '';
      try {
        const { name, ...given } = JSON.parse(block.textContent);
        void track(name, given);
      } catch (error) {
        // oxlint-disable-next-line no-console -- whoever puts the block into a page looks there
        console.warn('pegboard: an event is no JSON', error);
      }
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', readBlocks);
  else readBlocks();
})();
