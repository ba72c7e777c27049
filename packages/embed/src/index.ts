export { defineEmbeds, type EmbedElement, type EmbedEvents } from './define-embeds.ts';
