import { randomUUID } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { webAddress } from '@mapa/domain';
import { shorten } from '../rules/normalised-words';

/** Stands in an image's `src` until its bytes are known; random, so that no text can pretend to be one. */
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

/** Headings of a statement stand below the page's own h1 and h2. */
const RENAMED = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h3', h2: 'h4', center: 'p' };

/** Elements with content of their own that a question cannot show, as a person calls them. */
export const DROPPED_ELEMENTS: Readonly<Record<string, string>> = {
  audio: 'um áudio',
  video: 'um vídeo',
  iframe: 'uma página embutida',
  object: 'um objeto embutido',
  embed: 'um objeto embutido',
};
/** What a linked file is called, likewise. */
export const droppedFile = (name: string): string => `o arquivo “${name}”`;
/** What the address of a link is called, likewise. */
export const droppedAddress = (address: string): string => `o endereço “${address}” de um link`;

const PLUGIN_FILE = '@@PLUGINFILE@@/';

export interface SanitisedHtml {
  html: string;
  /** Addresses of its images in order; `placeImages` puts the real ones in their places. */
  imageSources: string[];
  /** What was left out and would have been seen or heard. */
  dropped: string[];
}

/** Reduces HTML to the elements and attributes that a question may hold; scripts, styles, events and frames vanish. */
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
        // What a text links within itself is in sight; other addresses would lead away from what their author meant.
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
 * Replaces each image's placeholder by the attributes that `attributesOf` returns for its index and description
 * (escaped).
 */
export const placeImages = (html: string, attributesOf: (index: number, alt: string) => string): string =>
  html.replace(PLACEHOLDER_SRC, (_, index: string, alt: string) => attributesOf(Number(index), alt));

/** Whether anything is left for a student to see. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') && html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|[\s\u200b]/g, '') === '';

/** An element without content, or a span or link that says nothing, only makes noise; text and spaces stay. */
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
