import { CSS_COLOR_NAMES } from './css-color-names.mjs';

const names = CSS_COLOR_NAMES.join('|');
/** `&#1234;` is a character, `url(#id)` and `page#id` are references: none of them is a colour. */
const HEX = /(?<![\w&/])(?<!url\(["']?)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]|\bcolor\(\s*[a-z]/i;
const DECLARATION = new RegExp(
  `(?:^|[;{\\s])(?:[a-z-]*color|background[a-z-]*|border[a-z-]*|outline|fill|stroke|box-shadow|text-shadow)\\s*:[^;{}]*?(?<![\\w-])(?:${names})(?![\\w-])`,
  'i',
);
const NAME = new RegExp(`^(?:${names})$`, 'i');
const COLOR_KEY = /(color|background|fill|stroke)$/i;
const ADDRESS = new Set(['href', 'to', 'id', 'src', 'xlinkHref']);

const attributeOf = (node) => {
  const holder = node.parent?.type === 'JSXExpressionContainer' ? node.parent.parent : node.parent;
  return holder?.type === 'JSXAttribute' ? holder.name.name : undefined;
};

const keyOf = (node) =>
  attributeOf(node) ??
  (node.parent?.type === 'Property' && node.parent.value === node
    ? (node.parent.key.name ?? node.parent.key.value)
    : undefined);

function colorIn(text, key) {
  if (key !== undefined && COLOR_KEY.test(String(key)) && NAME.test(text)) return text;
  return (HEX.exec(text) ?? FUNCTION.exec(text) ?? DECLARATION.exec(text))?.[0].trim();
}

/** Colours are defined in the theme, with tested contrast and a dark variant. */
export const noRawColor = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'Raw colour "{{color}}": take a token of the theme (`theme.colors.…`), or add one in libs/ui-kit/src/theme.',
    },
  },
  create(context) {
    const check = (node, text, key) => {
      const color = colorIn(text, key);
      if (color) context.report({ node, messageId: 'raw', data: { color } });
    };
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || ADDRESS.has(attributeOf(node))) return;
        check(node, node.value, keyOf(node));
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};
