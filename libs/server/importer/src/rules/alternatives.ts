import {
  counted,
  decimalFigure,
  kindOfMoodle,
  listText,
  QUESTION_KINDS,
  type FixedText,
  type QuestionKind,
  type QuestionType,
} from '@mapa/domain';
import type { RawAnswer, RawQuestion } from '../model/raw-question';
import { QuestionRefusal } from '../model/refusal';
import { normalisedWords } from './normalised-words';

type Kind = QuestionKind<QuestionType>;

/** Moodle's question types that the bank does not support, with their names for people. */
const KIND_NAMES: Record<string, string> = {
  essay: 'dissertativa',
  matching: 'de associação',
  randomsamatch: 'de associação',
  shortanswer: 'de resposta curta',
  numerical: 'numérica',
  calculated: 'calculada',
  calculatedmulti: 'calculada',
  calculatedsimple: 'calculada',
  multianswer: 'com lacunas (Cloze)',
  cloze: 'com lacunas (Cloze)',
  description: 'sem respostas (descrição)',
  ddwtos: 'de arrastar',
  ddmarker: 'de arrastar',
  ddimageortext: 'de arrastar',
  gapselect: 'com lacunas',
  ordering: 'de ordenação',
};

/** The supported kinds, in words. */
const TAKEN = listText(QUESTION_KINDS.map(({ label }) => label.toLowerCase()));

/** The bank's kind of a question. Refuses an unsupported kind, with a sentence. */
export function kindOfRaw(question: RawQuestion): Kind {
  const kind = kindOfMoodle(question);
  if (kind) return kind;
  const name = KIND_NAMES[question.kind] ?? `do tipo “${question.kind.slice(0, 40)}”`;
  throw new QuestionRefusal(`é uma questão ${name}; só entram ${TAKEN}`);
}

/**
 * Indexes of the right answers. For a kind with a single right answer these need full credit; for one that combines
 * them, any credit. An annulled question in which every answer has full credit has no key.
 */
export function rightPlaces({ isSingle }: Kind, answers: readonly RawAnswer[], annulled: boolean): number[] {
  const full = answers.flatMap(({ fraction }, place) => (fraction >= 100 ? [place] : []));
  if (isSingle || (annulled && full.length === answers.length)) return isSingle ? full : [];
  return answers.flatMap(({ fraction }, place) => (fraction > 0 ? [place] : []));
}

/**
 * Whether the credits of right answers are consistent with one key: each is full, or together they are full. Truncating
 * a share to an integer loses less than one per cent.
 */
function areSharesOfOneKey(marks: readonly number[]): boolean {
  return marks.every((mark) => mark >= 100) || Math.abs(sumOf(marks) - 100) < marks.length;
}

const sumOf = (marks: readonly number[]): number => marks.reduce((sum, mark) => sum + mark, 0);

/**
 * Refuses a question whose answers do not include exactly one right one (or at least one if its kind combines them), or
 * which has too few or too many answers. An annulled question may have none or several, and then has no key.
 */
export function checkAnswers(question: RawQuestion, kind: Kind, annulled: boolean): void {
  const { answers, single } = question;
  const { isSingle, alternativeWord: word, alternatives: limits } = kind;
  const count = answers.length;
  if (count < limits.min)
    throw new QuestionRefusal(
      `tem ${count === 1 ? `uma ${word.one} só` : `zero ${word.many}`}; são precisas ao menos duas`,
    );
  if (count > limits.max)
    throw new QuestionRefusal(`tem ${counted(count, word.one, word.many)}; o máximo é ${limits.max}`);
  if (annulled) return;
  const marks = rightPlaces(kind, answers, annulled).map((place) => answers[place]?.fraction ?? 0);
  if (isSingle && (!single || marks.length > 1))
    throw new QuestionRefusal('tem mais de uma resposta certa; só entra a de resposta única');
  if (marks.length === 0) throw new QuestionRefusal('não tem resposta certa');
  if (!isSingle && !areSharesOfOneKey(marks))
    throw new QuestionRefusal(
      `os pesos das respostas certas somam ${decimalFigure(sumOf(marks))}%, e não 100%: não se sabe quais são as certas`,
    );
}

const TRUE_WORDS = new Set(['true', 'verdadeiro', 'certo', 'v']);
const FALSE_WORDS = new Set(['false', 'falso', 'errado', 'f']);

/** Whether alternatives are those of a right-or-wrong question: a word for true, then one for false. */
export const areTruthWords = ([first = '', second = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && TRUE_WORDS.has(normalisedWords(first)) && FALSE_WORDS.has(normalisedWords(second));

/** Whether a right-or-wrong answer means "true". */
export const isTrue = (answer: RawAnswer): boolean =>
  TRUE_WORDS.has(
    normalisedWords(
      answer.text
        .trim()
        .slice(0, 200)
        .replace(/<[^<>]*>/g, ' '),
    ),
  );

/** The answers with the texts that their kind fixes: Certo, then Errado. If neither is right, both are wrong. */
export function fixedAnswers(answers: RawAnswer[], texts: readonly FixedText[]): RawAnswer[] {
  const right = answers.filter((answer) => answer.fraction >= 100);
  const key = right.length === 1 && right[0] ? isTrue(right[0]) : null;
  return texts.map(({ text, affirms }) => {
    const feedback = answers.find((answer) => isTrue(answer) === affirms)?.feedback;
    return { text, format: 'plain', fraction: key === affirms ? 100 : 0, ...(feedback && { feedback }) };
  });
}
