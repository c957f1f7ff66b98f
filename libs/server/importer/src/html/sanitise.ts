import { randomUUID } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { webAddress } from '@mapa/domain';
import { shorten } from '../rules/normalised-words';

/** Placeholder in an image's `src` until its bytes are known; random, so that no text can forge it. */
const PLACEHOLDER = `img-${randomUUID()}`;
const PLACEHOLDER_SRC = new RegExp(`src="${PLACEHOLDER}-(\\d+)" alt="([^"]*)"`, 'g');

const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'hr',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'h3',
  'h4',
  'h5',
  'h6',
  'img',
  'a',
  'span',
  'div',
];

/** Headings of a statement rank below the page's own h1 and h2. */
const RENAMED = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h3', h2: 'h4', center: 'p' };

/** Elements whose content a question cannot show, with their names for people. */
export const DROPPED_ELEMENTS: Readonly<Record<string, string>> = {
  audio: 'um áudio',
  video: 'um vídeo',
  iframe: 'uma página embutida',
  object: 'um objeto embutido',
  embed: 'um objeto embutido',
};
/** The name of a linked file, for people. */
export const droppedFile = (name: string): string => `o arquivo “${name}”`;
/** The name of a link's address, for people. */
export const droppedAddress = (address: string): string => `o endereço “${address}” de um link`;

const PLUGIN_FILE = '@@PLUGINFILE@@/';

export interface SanitisedHtml {
  html: string;
  /** Addresses of its images in order; `placeImages` replaces the placeholders. */
  imageSources: string[];
  /** Dropped content that a student would have seen or heard. */
  dropped: string[];
}

/**
 * Reduces HTML to the elements and attributes that a question may contain; removes scripts, styles, events and frames.
 */
export function sanitise(dirty: string): SanitisedHtml {
  const imageSources: string[] = [];
  const dropped = new Set<string>();
  const html = sanitizeHtml(dirty, {
    onOpenTag: (name) => {
      const words = DROPPED_ELEMENTS[name];
      if (words) dropped.add(words);
    },
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: [{ name: 'type', values: ['1', 'a', 'A', 'i', 'I'] }],
    },
    allowedClasses: { span: ['math-inline'], div: ['math-display'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'svg',
      'iframe',
      'object',
      'audio',
      'video',
    ],
    nestingLimit: 40,
    transformTags: {
      ...RENAMED,
      a: (tagName, { href = '' }) => {
        const leads = webAddress(href) !== null;
        // A link within the text loses nothing; any other address is reported as dropped.
        if (href.startsWith(PLUGIN_FILE)) dropped.add(droppedFile(shorten(href.slice(PLUGIN_FILE.length))));
        else if (!leads && !/^(?:\s*$|#)/.test(href)) dropped.add(droppedAddress(shorten(href)));
        return { tagName, attribs: { ...(leads ? { href } : {}), rel: 'nofollow noopener noreferrer' } };
      },
      img: (tagName, attribs) => {
        imageSources.push(attribs.src ?? '');
        return { tagName, attribs: { src: `${PLACEHOLDER}-${imageSources.length - 1}`, alt: attribs.alt ?? '' } };
      },
    },
  });
  return { html: tidy(html), imageSources, dropped: [...dropped] };
}

/**
 * Replaces each image's placeholder by the attributes that `attributesOf` returns for its index and its escaped
 * description.
 */
export const placeImages = (html: string, attributesOf: (index: number, alt: string) => string): string =>
  html.replace(PLACEHOLDER_SRC, (_, index: string, alt: string) => attributesOf(Number(index), alt));

/** Whether a student would see nothing. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') && html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|[\s\u200b]/g, '') === '';

/** Removes empty elements, spans without attributes and links without targets; keeps text and spaces. */
function tidy(html: string): string {
  let result = html.replace(/<span>([^<]*)<\/span>/g, '$1').replace(/<a rel="[^"]*">([^<]*)<\/a>/g, '$1');
  for (let round = 0; round < 5; round += 1) {
    result = result
      .replace(/<(p|div|h[3-6])>(?:\s|<br \/>)*<\/\1>/g, '')
      .replace(/<(strong|em|u|s|span)>(\s*)<\/\1>/g, '$2');
  }
  // Inside <pre> blank lines are content.
  return (result.includes('<pre') ? result : withoutBlankLines(result)).trim();
}

const withoutBlankLines = (text: string): string =>
  text
    .split('\n')
    .map((line, index, lines) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '')
    .join('\n');
