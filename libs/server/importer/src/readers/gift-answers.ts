import { readText, scanGift } from './gift-text';
import type { RawAnswer, RawQuestion } from '../raw-question';

interface Part {
  right: boolean;
  text: string;
}

/** Reads what stands between a GIFT question's braces into its kind, answers and general feedback. */
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
    question.answers = trueFalse(/^t/i.test(truth[1] ?? ''), body.split('#').slice(1));
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
  question.kind = 'multichoice';
  question.answers = parts.map((part) => readAnswer(part, question));
  question.single =
    parts.some((part) => part.right) || question.answers.filter((answer) => answer.fraction > 0).length < 2;
  return question;
}

/** The first comment is for whoever errs, the second for whoever is right. */
const trueFalse = (key: boolean, [onError = '', onSuccess = '']: string[]): RawAnswer[] =>
  [true, false].map((value) => ({
    text: String(value),
    format: 'plain',
    fraction: value === key ? 100 : 0,
    hasFeedback: (value === key ? onSuccess : onError).trim() !== '',
  }));

/** Cuts at each `=` and `~` outside nested braces; null when something stands before the first one. */
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
  return { text: answer, format, fraction, hasFeedback: feedbackAt !== -1 && rest.slice(feedbackAt + 1).trim() !== '' };
}
