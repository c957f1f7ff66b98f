import { escapeHtml } from '@mapa/domain';

const TAG =
  /<\/?(?:p|br|b|strong|em|i|u|s|sub|sup|ul|ol|li|table|tbody|thead|tr|td|th|img|div|span|h[1-6]|pre|code|blockquote|script|font|center|a)(?:\s+[a-z-]+\s*=[^<>]*|\s*)\/?>/i;
const BLOCK_TAG = /<(?:p|div|table|ul|ol|h[1-6]|pre|blockquote)[\s>]/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6});/i;

/** Escapes words for `\text{…}`. */
export const plainToHtml = (text: string): string => paragraphs(escapeHtml(text));

/** Converts Moodle's own format: HTML in which line breaks count, or plain text in which "<" may occur. */
export function moodleToHtml(text: string): string {
  if (BLOCK_TAG.test(text)) return text;
  return TAG.test(text) || ENTITY.test(text) ? paragraphs(text) : plainToHtml(text);
}

function paragraphs(html: string): string {
  return html
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}
