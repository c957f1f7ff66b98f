import { createHash } from 'node:crypto';
import { escapeHtml } from '@mapa/domain';
import { draftTag } from '../rules/draft-mark';
import type { RawAnswer, RawFile, RawQuestion } from '../model/raw-question';

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));
const text = (tag: string, content: string): string => `<${tag}><text>${escape(content)}</text></${tag}>`;

/** Unescaped HTML in CDATA, for people who correct it. */
const html = (content: string): string =>
  `<![CDATA[${content.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const written = (content: string, format: RawAnswer['format']): string =>
  format === 'html' && content !== '' ? html(content) : escape(content);

const file = ({ name, bytes }: RawFile): string =>
  `<file name="${escape(name)}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;

const answer = ({ text: content, format, fraction }: RawAnswer): string =>
  `<answer fraction="${fraction}" format="${format === 'html' ? 'html' : 'plain_text'}"><text>${written(content, format)}</text></answer>`;

/** An alternative below a comment with its letter; right-or-wrong questions need none. */
const lettered = (one: RawAnswer, at: number): string => `<!-- ${String.fromCharCode(65 + at)} -->\n${answer(one)}`;

function question(raw: RawQuestion, doubts: string[]): string {
  const { name, kind, single, statement, answers, files, tags, categoryPath } = raw;
  return [
    `<question type="category">${text('category', ['$course$', ...categoryPath].join('/'))}</question>`,
    `<!-- ${escape(doubts.join('; ')).replaceAll('--', '- -')} -->`,
    `<question type="${kind}">`,
    text('name', name),
    `<questiontext format="html"><text>${written(statement.text, statement.format)}</text>${files.map(file).join('')}</questiontext>`,
    ...(kind === 'truefalse' ? answers.map(answer) : [`<single>${single}</single>`, ...answers.map(lettered)]),
    `<tags>${[...tags, draftTag(raw)].map((tag) => text('tag', tag)).join('')}</tags>`,
    '</question>',
  ].join('\n');
}

const HELP =
  'Cada questão daqui é um rascunho, com o motivo escrito antes dela. Corrija-a (das alternativas, a certa é a de fraction="100"; de um item, true é Certo e false é Errado) e importe este arquivo com a mesma prova: a que ficar como está é recusada. Se ela está certa como está, tire dela a etiqueta (tag) rascunho.';

const CHECKSUM = /<!-- sem correções: ([0-9a-f]{40}) -->\s*$/;

const checksumOf = (text: string): string =>
  createHash('sha1').update(text.replaceAll('\r\n', '\n').trimEnd()).digest('hex');

/**
 * Serialises drafts as Moodle XML for manual correction and import, each preceded by the reasons for its doubt. Reading
 * it returns the same questions, each with the tag of a draft.
 */
export function writeDraftXml(drafts: readonly { raw: RawQuestion; doubts: string[] }[]): string {
  const questions = drafts.map(({ raw, doubts }) => question(raw, doubts)).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${HELP} -->\n<quiz>\n${questions}\n</quiz>\n`;
  return `${xml}<!-- sem correções: ${checksumOf(xml)} -->\n`;
}

/** Whether a file of drafts is unchanged: a corrected one must not be overwritten. */
export const isUntouchedDraftXml = (xml: string): boolean =>
  CHECKSUM.exec(xml)?.[1] === checksumOf(xml.replace(CHECKSUM, ''));
