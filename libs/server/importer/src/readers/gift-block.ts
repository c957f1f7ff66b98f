import { parseGiftAnswers } from './gift-answers';
import { readText, unescapeGift, scanGift } from './gift-text';
import type { RawQuestion } from '../model/raw-question';

/** The blank that a student sees for missing words. */
const BLANK = '_____';

/**
 * Parses one GIFT question, `::name::[format]statement{answers}rest`, into `question`. A syntax error becomes its
 * `defect`.
 */
export function parseGiftBlock(source: string, question: RawQuestion): RawQuestion {
  const { name, rest } = takeName(source);
  question.name = name;
  const open = scanGift(rest, 0, (character) => character === '{');
  if (open === -1) {
    question.kind = 'description';
    question.statement = readText(rest, 'moodle');
    return question;
  }
  const close = closingBrace(rest, open);
  question.statement = readText(rest.slice(0, open), 'moodle');
  if (close === -1) {
    question.defect = 'o bloco de respostas não é fechado com “}”';
    return question;
  }
  const tail = rest.slice(close + 1);
  if (scanGift(tail, 0, (character) => character === '{' || character === '}') !== -1) {
    question.defect = 'há mais de um bloco de respostas; escreva chaves do texto como \\{ e \\}';
    return question;
  }
  if (tail.trim() !== '') {
    question.statement.text = `${question.statement.text} ${BLANK} ${unescapeGift(tail).trim()}`;
  }
  return parseGiftAnswers(rest.slice(open + 1, close), question);
}

function takeName(source: string): { name: string; rest: string } {
  if (!source.startsWith('::')) return { name: '', rest: source };
  const end = scanGift(source, 2, (character, at) => character === ':' && source[at + 1] === ':');
  if (end === -1) return { name: '', rest: source };
  return { name: unescapeGift(source.slice(2, end)).replace(/\s+/g, ' ').trim(), rest: source.slice(end + 2) };
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  return scanGift(text, open, (character) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    return depth === 0;
  });
}
