import { defineEmbeds } from '@pegboard/embed';

// The script of other pages (IO-07): it is served at `embed/elements.js` of the site whose content it shows.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement)
  defineEmbeds({ siteUrl: new URL('..', currentScript.src).href });
