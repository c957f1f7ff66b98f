import { escapeHtml } from '@mapa/domain';

/** Characters that no XML may hold, however they are written. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML holds it. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** The bank's HTML as XML: elements without content closed, and no entity that XML does not know. */
export const xhtml = (html: string): string =>
  html
    .replace(FORBIDDEN, '')
    .replaceAll('&nbsp;', '&#160;')
    .replace(
      /<(br|hr|img)\b([^<>]*)>/g,
      (_, tag: string, rest: string) => `<${tag}${rest.replace(/\/$/, '').trimEnd()} />`,
    );
