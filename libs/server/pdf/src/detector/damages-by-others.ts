import { isLine } from '../layout/flow';
import { become, below, lastTextOf, pick, pickText, saying, type Damage } from './damage';

const HEADINGS = ['DIREITO CONSTITUCIONAL', 'LÍNGUA PORTUGUESA', 'CONHECIMENTOS ESPECÍFICOS'];
const NO_SUBJECTS = ['Figura 1', 'PROPOSTA DE REDAÇÃO', 'Texto 2', 'CADERNO DE QUESTÕES', 'RASCUNHO'];

const takeNextStatement: Damage = (question, { all, at }) => {
  const next = all[at + 1];
  if (!next) return false;
  lastTextOf(question).push(...next.statement);
  return true;
};

const takeNextWithNumber: Damage = (question, { all, at }) => {
  const next = all[at + 1];
  const first = next?.statement.find(isLine);
  if (!next || !first) return false;
  const isItem = next.kind === 'truefalse';
  const head = isItem ? `${next.number} ${first.line.text}` : `Questão ${next.number}`;
  lastTextOf(question).push(saying(first, head), ...next.statement.slice(isItem ? 1 : 0));
  return true;
};

const takeEndBefore: Damage = ({ statement }, { all, at }) => {
  const before = all[at - 1];
  const line = before && lastTextOf(before).filter(isLine).at(-1);
  if (!line) return false;
  statement.unshift(line);
  return true;
};

/** Joins a random alternative with the next one. @returns the index of the first; -1 where there are too few */
function joinTwo({ alternatives }: Parameters<Damage>[0], next: () => number): number {
  if (alternatives.length < 3) return -1;
  const at = Math.floor(next() * (alternatives.length - 1));
  alternatives[at]?.blocks.push(...(alternatives[at + 1]?.blocks ?? []));
  return at;
}

const joinAlternatives: Damage = (question, { next }) => {
  const at = joinTwo(question, next);
  if (at < 0) return false;
  question.alternatives.splice(at + 1, 1);
  return true;
};

const joinAndTakeNext: Damage = (question, { all, at: own, next }) => {
  const other = all[own + 1]?.alternatives[0];
  const at = other ? joinTwo(question, next) : -1;
  if (!other || at < 0) return false;
  const texts = question.alternatives.map(({ blocks }) => blocks);
  texts.splice(at + 1, 1);
  texts.push([...other.blocks]);
  question.alternatives = question.alternatives.map(({ letter }, index) => ({ letter, blocks: texts[index] ?? [] }));
  return true;
};

const keepMark: Damage = ({ alternatives }, { next }) => {
  if (alternatives.length < 3) return false;
  const at = Math.floor(next() * (alternatives.length - 1));
  const [one, other] = [alternatives[at], alternatives[at + 1]];
  const [first, ...rest] = other?.blocks ?? [];
  if (!one || !other || !first || !isLine(first)) return false;
  one.blocks.push(saying(first, `${other.letter}) ${first.line.text}`), ...rest);
  return true;
};

const takeHalf: Damage = ({ statement }, { all, at, next }) => {
  const other = all[(at + 1 + Math.floor(next() * 3)) % all.length];
  if (!other || other === all[at] || statement.length < 2 || other.statement.length < 2) return false;
  const own = statement.slice(0, Math.ceil(statement.length / 2));
  become(statement, [...own, ...other.statement.slice(Math.floor(other.statement.length / 2))]);
  return true;
};

const mixColumns: Damage = ({ statement }, { all, at }) => {
  const other = (all[at + 1] ?? all[at - 1])?.statement ?? [];
  if (statement.length < 2 || other.length < 2) return false;
  become(
    statement,
    statement.flatMap((block, index) => [block, ...(other[index] ? [other[index]] : [])]),
  );
  return true;
};

/** A damage that inserts a foreign line into one of the texts. */
const strayLine =
  (textOf: (page: number, around: Parameters<Damage>[1]) => string | undefined): Damage =>
  (question, around) => {
    const blocks = pickText(question, around.next);
    const at = 1 + Math.floor(around.next() * (blocks?.length ?? 0));
    const before = blocks?.slice(0, at).filter(isLine).at(-1);
    const text = before && textOf(before.line.page, around);
    if (!blocks || !before || text === undefined) return false;
    blocks.splice(at, 0, below(before, text, 3));
    return true;
  };

const lineAtEnd =
  (textOf: (next: () => number) => string | undefined): Damage =>
  (question, { next }) => {
    const blocks = lastTextOf(question);
    const last = blocks.filter(isLine).at(-1);
    const text = textOf(next);
    if (!last || text === undefined) return false;
    blocks.push(below(last, text, 2));
    return true;
  };

const shareOtherCommand: Damage = ({ number, statement, shared }) => {
  const first = statement.find(isLine);
  if (!first) return false;
  shared.push([saying(first, `Acerca de redes, julgue os itens de ${number + 11} a ${number + 15}`)]);
  return true;
};

const loseSection: Damage = (question, { next }) => {
  question.section = pick(NO_SUBJECTS, next) ?? null;
  return true;
};

const loseShared: Damage = ({ shared }) => shared.splice(0).length > 0;

/** Damages that use another question, a group of questions, or the page. */
export const DAMAGES_BY_OTHERS = {
  'the next statement in the last text': takeNextStatement,
  'the next question with its number in the last text': takeNextWithNumber,
  'the end of the previous question before the statement': takeEndBefore,
  'two alternatives as one': joinAlternatives,
  'two alternatives as one, the next question’s first as the last': joinAndTakeNext,
  'the next letter’s mark and text within an alternative': keepMark,
  'half of another question’s statement': takeHalf,
  'two columns’ lines in turn': mixColumns,
  'a running line': strayLine((_, { running, next }) => pick(running, next)),
  'a page’s number': strayLine(String),
  'another group’s command': shareOtherCommand,
  'a command without numbers at the end': lineAtEnd(() => 'Com relação a esse assunto, julgue os itens seguintes'),
  'the next heading at the end': lineAtEnd((next) => pick(HEADINGS, next)),
  'a section that is no matéria': loseSection,
  'a shared text lost': loseShared,
} satisfies Record<string, Damage>;
