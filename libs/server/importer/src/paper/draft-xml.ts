import { escapeHtml } from '@mapa/domain';
import type { RawAnswer, RawFile, RawQuestion } from '../raw-question';

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));
const text = (tag: string, content: string): string => `<${tag}><text>${escape(content)}</text></${tag}>`;

const file = ({ name, bytes }: RawFile): string =>
  `<file name="${escape(name)}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;

const answer = ({ text: content, format, fraction }: RawAnswer): string =>
  `<answer fraction="${fraction}" format="${format === 'html' ? 'html' : 'plain_text'}"><text>${escape(content)}</text></answer>`;

const question = (
  { name, kind, statement, answers, files, tags, categoryPath }: RawQuestion,
  doubts: string[],
): string =>
  [
    `<question type="category">${text('category', ['$course$', ...categoryPath].join('/'))}</question>`,
    `<!-- ${escape(doubts.join('; ')).replaceAll('--', '- -')} -->`,
    `<question type="${kind}">`,
    text('name', name),
    `<questiontext format="html"><text>${escape(statement.text)}</text>${files.map(file).join('')}</questiontext>`,
    ...(kind === 'truefalse' ? [] : ['<single>true</single>']),
    ...answers.map(answer),
    `<tags>${tags.map((tag) => text('tag', tag)).join('')}</tags>`,
    '</question>',
  ].join('\n');

/**
 * Serialises drafts as Moodle XML for manual correction and import, each preceded by the reasons for its doubt. Reading
 * it returns the same questions.
 */
export const writeDraftXml = (drafts: readonly { raw: RawQuestion; doubts: string[] }[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${drafts.map(({ raw, doubts }) => question(raw, doubts)).join('\n')}\n</quiz>\n`;
