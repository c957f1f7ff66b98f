import { portableHtml } from './html';
import { TRUE_LETTER, categoryOf, tagsOf } from './model';
import type { ExchangeQuestion } from './model';

/** Characters that mean something to GIFT, escaped; a line break would end the question. */
const escapeGift = (text: string): string => text.replace(/[:~=#{}\\]/g, '\\$&').replace(/\r?\n/g, '\\n');

const line = (text: string): string => text.replace(/\s+/g, ' ');

function answersOf({ tipo, alternativas, gabarito }: ExchangeQuestion, origin: string): string[] {
  if (tipo === 'questaovf') return [gabarito?.letra === TRUE_LETTER ? 'TRUE' : 'FALSE'];
  return alternativas.map(({ id, texto }) => `${id === gabarito?.alternativa_id ? '=' : '~'}${escapeGift(portableHtml(texto, origin))}`);
}

function questionOf(question: ExchangeQuestion, origin: string): string {
  const { codigo, enunciado, gabarito } = question;
  const marks = [`[id:${codigo}]`, ...tagsOf(question).map((tag) => `[tag:${tag}]`)].join(' ');
  const comment = gabarito?.comentario ? [`####${escapeGift(portableHtml(gabarito.comentario, origin))}`] : [];
  return [
    `$CATEGORY: ${line(categoryOf(question))}`,
    '',
    `// ${marks}`,
    `::${escapeGift(codigo)}::[html]${escapeGift(portableHtml(enunciado, origin))}{`,
    ...answersOf(question, origin),
    ...comment,
    '}',
  ].join('\n');
}

/** Questions in GIFT. Each must have its key. @param origin of our site, for pictures */
export const toGift = (questions: readonly ExchangeQuestion[], origin: string): string =>
  `${questions.map((question) => questionOf(question, origin)).join('\n\n')}\n`;
