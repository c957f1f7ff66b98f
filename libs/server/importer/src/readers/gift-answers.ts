import { areTruthWords } from '../rules/alternatives';
import { readTags } from '../rules/tags';
import { readText, scanGift } from './gift-text';
import type { RawAnswer, RawQuestion, TextFormat } from '../model/raw-question';

interface Part {
  right: boolean;
  text: string;
}

/** Parses the content of a GIFT question's braces into its kind, answers and general feedback. */
export function parseGiftAnswers(source: string, question: RawQuestion): RawQuestion {
  const format = question.statement.format;
  const feedbackAt = scanGift(source, 0, (character, at) => character === '#' && source.startsWith('####', at));
  const body = (feedbackAt === -1 ? source : source.slice(0, feedbackAt)).trim();
  if (feedbackAt !== -1) {
    question.generalFeedback = readText(source.slice(feedbackAt + 4), format);
    question.hasGeneralFeedback = true;
  }

  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(body);
  if (truth) {
    question.kind = 'truefalse';
    question.answers = trueFalse(/^t/i.test(truth[1] ?? ''), splitFeedback(body), format);
    return question;
  }
  if (body.startsWith('#')) return { ...question, kind: 'numerical' };
  if (body === '') return { ...question, kind: 'essay' };

  const parts = splitAnswers(body);
  if (parts === null) return { ...question, kind: 'shortanswer' };
  if (parts.every((part) => part.right)) {
    const matching = parts.every((part) => part.text.includes('->'));
    return { ...question, kind: matching ? 'matching' : 'shortanswer' };
  }
  question.answers = parts.map((part) => readAnswer(part, question));
  question.kind = isKeylessTruth(question.answers) ? 'truefalse' : 'multichoice';
  question.single = parts.some((part) => part.right) || !mayTickSeveral(question);
  return question;
}

/**
 * Whether the weights imply multiple selection. They do if each right answer has partial credit; an answer with full
 * credit does only if every other one has a penalty, which single selection would not need. Several answers with full
 * credit contradict each other, except in an annulled question without a key.
 */
function mayTickSeveral({ answers, tags }: RawQuestion): boolean {
  const full = answers.filter(({ fraction }) => fraction >= 100).length;
  if (full === 0) return answers.some(({ fraction }) => fraction > 0);
  if (full === 1) return answers.every(({ fraction }) => Math.abs(fraction) === 100);
  return full === answers.length && readTags(tags).annulled;
}

/**
 * Whether both answers of a right-or-wrong question are right: it is annulled, which GIFT's TRUE and FALSE cannot
 * express.
 */
const isKeylessTruth = (answers: readonly RawAnswer[]): boolean =>
  answers.every(({ fraction }) => fraction >= 100) && areTruthWords(answers.map(({ text }) => text));

/** Splits at each unescaped `#`. */
function splitFeedback(body: string): string[] {
  const signs: number[] = [];
  scanGift(body, 0, (character, at) => {
    if (character === '#') signs.push(at);
    return false;
  });
  return signs.map((sign, index) => body.slice(sign + 1, signs[index + 1]));
}

/** The feedback, if there is one. */
function feedbackOf(source: string, format: TextFormat): Pick<RawAnswer, 'feedback'> {
  const feedback = readText(source, format);
  return feedback.text === '' ? {} : { feedback };
}

/** The first feedback is for wrong answers, the second for right ones. */
const trueFalse = (key: boolean, [onError = '', onSuccess = '']: string[], format: TextFormat): RawAnswer[] =>
  [true, false].map((value) => ({
    text: String(value),
    format: 'plain',
    fraction: value === key ? 100 : 0,
    ...feedbackOf(value === key ? onSuccess : onError, format),
  }));

/** Splits at each `=` and `~` outside nested braces; null when text precedes the first one. */
function splitAnswers(body: string): Part[] | null {
  const starts: number[] = [];
  let depth = 0;
  scanGift(body, 0, (character, at) => {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0 && (character === '=' || character === '~')) starts.push(at);
    return false;
  });
  if (starts[0] !== 0) return null;
  return starts.map((start, index) => ({ right: body[start] === '=', text: body.slice(start + 1, starts[index + 1]) }));
}

function readAnswer({ right, text }: Part, question: RawQuestion): RawAnswer {
  const weight = /^\s*%\s*(-?\d{1,3}(?:[.,]\d{1,6})?)\s*%/.exec(text);
  const rest = text.slice(weight?.[0].length ?? 0);
  const feedbackAt = scanGift(rest, 0, (character) => character === '#');
  const { text: answer, format } = readText(
    feedbackAt === -1 ? rest : rest.slice(0, feedbackAt),
    question.statement.format,
  );
  const fraction = weight ? Number.parseFloat((weight[1] ?? '0').replace(',', '.')) : right ? 100 : 0;
  return {
    text: answer,
    format,
    fraction,
    ...(feedbackAt !== -1 && feedbackOf(rest.slice(feedbackAt + 1), question.statement.format)),
  };
}
