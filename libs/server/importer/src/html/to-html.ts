import { MAX_QUESTION_TEXT_BYTES } from '../model/limits';
import type { RawFile, RawText } from '../model/raw-question';
import { QuestionRefusal } from '../model/refusal';
import { liftDataUris } from './data-uris';
import { extractFormulas, restoreFormulas } from './formulas';
import { isFormulaInHtml, isFormulaInMarkdown } from './looks-like-tex';
import { markdownToHtml } from './markdown';
import { moodleToHtml, plainToHtml } from './plain';
import type { MarkupElement } from './find-markup';
import { liftMarkup } from './lift-markup';
import { sanitise } from './sanitise';
import type { TextLosses } from './text-warnings';
import { unsetFormulas } from './unset-formulas';

export interface SafeText {
  /** Sanitised; its images still have placeholders. */
  html: string;
  imageSources: string[];
  /** Pictures embedded in the text itself. */
  pictures: Buffer[];
  /** SVG drawings embedded in it. */
  drawings: MarkupElement[];
  /** Files that accompany it. */
  files: RawFile[];
  losses: TextLosses;
  /** UTF-8 bytes of the source, without its pictures. */
  sourceBytes: number;
}

const CONVERTERS = { html: (text: string) => text, markdown: markdownToHtml, moodle: moodleToHtml, plain: plainToHtml };

export const TOO_LONG = 'o texto da questão passa de 200 kB';

/**
 * Converts a text of a question from any format to safe HTML with its formulas. Throws QuestionRefusal when it is too
 * long.
 */
export async function toHtml({ text, format, files = [] }: RawText, fileNames: string[] = []): Promise<SafeText> {
  const { text: lifted, pictures } = liftDataUris(cleanText(text));
  if (lifted.length > MAX_QUESTION_TEXT_BYTES) throw new QuestionRefusal(TOO_LONG);
  const markup =
    format === 'plain' ? { text: lifted, formulas: [], drawings: [], unread: 0 } : await liftMarkup(lifted);
  const source = format === 'markdown' ? encodeFileNames(markup.text, fileNames) : markup.text;
  const isFormula = format === 'markdown' ? isFormulaInMarkdown : isFormulaInHtml;
  const { text: bare, formulas } = extractFormulas(source, isFormula, markup.formulas);
  const { html, imageSources, dropped } = sanitise(restoreFormulas(CONVERTERS[format](bare), formulas));
  const { html: shown, faults } = await unsetFormulas(cleanText(html));
  return {
    html: shown,
    imageSources,
    pictures,
    drawings: markup.drawings,
    files,
    losses: { dropped, unread: markup.unread, unset: faults },
    sourceBytes: Buffer.byteLength(lifted),
  };
}

/** Removes control and private-use characters, and normalises line ends. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- control characters are what this removes
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\ue000-\uf8ff]|\p{Surrogate}/gu, '');

/** Markdown allows no spaces in addresses, but Moodle allows them in file names. */
function encodeFileNames(text: string, fileNames: string[]): string {
  return fileNames
    .filter((name) => /\s/.test(name))
    .reduce(
      (result, name) => result.replaceAll(`@@PLUGINFILE@@/${name}`, `@@PLUGINFILE@@/${encodeURIComponent(name)}`),
      text,
    );
}
