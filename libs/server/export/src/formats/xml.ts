import { escapeHtml } from '@mapa/domain';

/** Characters that XML cannot contain, even escaped. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** The bank's HTML as XML: void elements closed, and only entities of XML. */
export const xhtml = (html: string): string =>
  html
    .replace(FORBIDDEN, '')
    .replaceAll('&nbsp;', '&#160;')
    .replace(
      /<(br|hr|img)\b([^<>]*)>/g,
      (_, tag: string, rest: string) => `<${tag}${rest.replace(/\/$/, '').trimEnd()} />`,
    );
