import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @typedef {{ text: string, file: string, line: number }} Literal */

const isSource = (file) => /\.ts$/.test(file) && !/\.spec\.ts$|\.d\.ts$/.test(file);

/** A template's text with a place for each of its values. */
const textOf = (node) =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')
    : node.text;

/** Starts like a sentence and ends like one. */
export const isSentence = (text) => /^[\p{Lu}{“"]/u.test(text) && /[.!?…]$/.test(text);

const CODE = /[<>=]|::|\/api\/|\b(?:select|from|declare)\b/;
const SIGNS = /[áàâãéêíóôõúç]/i;
const SMALL_WORDS =
  /(?:^|\s)(?:de|do|da|dos|das|em|na|um|uma|o|os|as|este|esta|que|não|com|por|ou|seu|sua)(?=[\s.,;!?]|$)/i;

/** A text that reads as Portuguese prose: a sentence of two words, or four words and more. */
export function isSaid(text) {
  const words = text.trim().split(/\s+/).length;
  if (words < (isSentence(text) ? 2 : 4) || CODE.test(text)) return false;
  return SIGNS.test(text) || SMALL_WORDS.test(text);
}

/** The string literals of a source text.
 * @returns {Literal[]} */
export function literalsIn(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      found.push({ text: textOf(node), file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The Portuguese prose in the sources below a folder, with files named from `root`.
 * @returns {Literal[]} */
export const saidBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .sort()
    .flatMap((file) => literalsIn(readFileSync(join(root, folder, file), 'utf8'), join(folder, file)))
    .filter(({ text }) => isSaid(text));

/** Texts that occur in more than one place, each with its places.
 * @param {Literal[]} literals */
export function repeated(literals) {
  const places = new Map();
  for (const { text, file, line } of literals) places.set(text, [...(places.get(text) ?? []), `${file}:${line}`]);
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([text, found]) => `“${text}” stands in ${found.join(' and ')}`);
}
