import { portableHtml } from './html';
import { TRUE_LETTER, categoryOf, tagsOf } from './model';
import type { ExchangeQuestion } from './model';

/** Characters that no XML may hold, however they are written. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const textOf = (tag: string, text: string, format?: string): string =>
  `<${tag}${format ? ` format="${format}"` : ''}><text>${escapeXml(text)}</text></${tag}>`;

const answer = (text: string, isRight: boolean, format?: string): string =>
  `<answer fraction="${isRight ? 100 : 0}"${format ? ` format="${format}"` : ''}><text>${escapeXml(text)}</text></answer>`;

function answersOf({ tipo, alternativas, gabarito }: ExchangeQuestion, origin: string): string[] {
  if (tipo === 'questaovf') {
    const isTrue = gabarito?.letra === TRUE_LETTER;
    return [answer('true', isTrue), answer('false', !isTrue)];
  }
  return ['<single>true</single>', ...alternativas.map(({ id, texto }) => answer(portableHtml(texto, origin), id === gabarito?.alternativa_id, 'html'))];
}

function questionOf(question: ExchangeQuestion, origin: string): string {
  const { tipo, codigo, enunciado, gabarito } = question;
  return [
    `<question type="category">${textOf('category', categoryOf(question))}</question>`,
    `<question type="${tipo === 'questaovf' ? 'truefalse' : 'multichoice'}">`,
    textOf('name', codigo),
    textOf('questiontext', portableHtml(enunciado, origin), 'html'),
    textOf('generalfeedback', portableHtml(gabarito?.comentario ?? '', origin), 'html'),
    `<idnumber>${escapeXml(codigo)}</idnumber>`,
    ...answersOf(question, origin),
    `<tags>${tagsOf(question).map((tag) => textOf('tag', tag)).join('')}</tags>`,
    '</question>',
  ].join('\n');
}

/** A quiz as Moodle imports it. Each question must have its key. @param origin of our site, for pictures */
export const toMoodleXml = (questions: readonly ExchangeQuestion[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.map((question) => questionOf(question, origin)).join('\n')}\n</quiz>\n`;
