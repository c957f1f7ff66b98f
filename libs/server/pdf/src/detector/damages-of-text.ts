import { isLine, type LineBlock } from '../layout/flow';
import { become, pick, pickText, saying, take, textsIn, type Damage } from './damage';

const cutMiddle: Damage = (question, { next, cut }) => {
  const blocks = pickText(question, next, 3);
  const line = blocks && pick(blocks.filter(isLine).slice(1, -1), next);
  if (!line) return false;
  take(blocks, line, cut);
  return true;
};

const cutFirst: Damage = ({ statement }, { cut }) => {
  const [first] = statement;
  if (statement.filter(isLine).length < 2 || !first || !isLine(first)) return false;
  take(statement, first, cut);
  return true;
};

/** Cuts the end of the last alternative, or of an item. */
const cutLast: Damage = (question, { next, cut }) => {
  const texts = textsIn(question).filter((blocks) => question.kind === 'truefalse' || blocks !== question.statement);
  const blocks = pick(
    texts.filter((one) => one.filter(isLine).length > 1),
    next,
  );
  const last = blocks?.at(-1);
  if (!blocks || !last || !isLine(last)) return false;
  take(blocks, last, cut);
  return true;
};

const cutLastOfStatement: Damage = ({ kind, statement }, { cut }) => {
  const last = statement.at(-1);
  if (kind === 'truefalse' || statement.filter(isLine).length < 2 || !last || !isLine(last)) return false;
  take(statement, last, cut);
  return true;
};

const LEAST_WORDS = 6;

const doublePhrase: Damage = (question, { next }) => {
  const isLong = (block: LineBlock) => block.line.text.split(' ').length >= LEAST_WORDS;
  const blocks = pick(
    textsIn(question).filter((one) => one.filter(isLine).some(isLong)),
    next,
  );
  const block = blocks && pick(blocks.filter(isLine).filter(isLong), next);
  if (!block) return false;
  const words = block.line.text.split(' ');
  const at = Math.floor(next() * (words.length - 3));
  const count = 2 + Math.floor(next() * 2);
  words.splice(at, 0, ...words.slice(at, at + count));
  blocks[blocks.indexOf(block)] = saying(block, words.join(' '));
  return true;
};

const doubleLines: Damage = (question, { next }) => {
  const blocks = pickText(question, next);
  if (!blocks) return false;
  become(
    blocks,
    blocks.flatMap((block) => [block, block]),
  );
  return true;
};

const doubleWords: Damage = (question, { next }) => {
  const blocks = pickText(question, next);
  if (!blocks) return false;
  const twice = ({ line }: LineBlock) =>
    line.text
      .split(' ')
      .flatMap((word) => [word, word])
      .join(' ');
  become(
    blocks,
    blocks.map((block) => (isLine(block) ? saying(block, twice(block)) : block)),
  );
  return true;
};

const loseCharacter: Damage = (question, { next }) => {
  const blocks = pickText(question, next);
  const at = blocks?.findIndex(isLine) ?? -1;
  const block = blocks?.[at];
  if (!blocks || !block || !isLine(block) || !/[aeiou]/.test(block.line.text)) return false;
  blocks[at] = saying(block, block.line.text.replace(/[aeiou]/, '\uFFFD'));
  return true;
};

/** The first line that has a raised run beside other text, with its text. */
function raisedIn(question: Parameters<Damage>[0]) {
  for (const blocks of textsIn(question)) {
    for (const [at, block] of blocks.entries()) {
      if (!isLine(block)) continue;
      const raised = block.line.runs.filter(({ shift }) => shift === 'sup');
      if (raised.length > 0 && raised.length < block.line.runs.length) return { blocks, at, block, raised };
    }
  }
  return null;
}

function withRuns(block: LineBlock, runs: LineBlock['line']['runs']): LineBlock {
  return { ...block, line: { ...block.line, runs, text: runs.map(({ text }) => text).join('') } };
}

const loseRaised: Damage = (question) => {
  const found = raisedIn(question);
  if (!found) return false;
  const { blocks, at, block, raised } = found;
  blocks[at] = withRuns(
    block,
    block.line.runs.filter((run) => !raised.includes(run)),
  );
  return true;
};

const standRaisedApart: Damage = (question) => {
  const found = raisedIn(question);
  const [run] = found?.raised ?? [];
  if (!found || !run) return false;
  const { blocks, at, block } = found;
  const { text, size, x0, x1 } = run;
  const own = { ...block.line, runs: [{ ...run, shift: null }], text: text.trim(), size, x0, x1 };
  const rest = withRuns(
    block,
    block.line.runs.filter((one) => one !== run),
  );
  blocks.splice(at, 1, { ...block, line: own }, rest);
  return true;
};

const losePicture: Damage = (question) => {
  const texts = textsIn(question);
  if (texts.every((blocks) => blocks.every(isLine))) return false;
  for (const blocks of texts) become(blocks, blocks.filter(isLine));
  return true;
};

/** Damages that need nothing but the question's own text. */
export const DAMAGES_OF_TEXT = {
  'a line in the middle of a text cut': cutMiddle,
  'the first line of the statement cut': cutFirst,
  'the last line of an alternative or item cut': cutLast,
  'the last line of the statement cut': cutLastOfStatement,
  'a phrase of two or three words doubled': doublePhrase,
  'each line of a text doubled': doubleLines,
  'each word of a text doubled': doubleWords,
  'a glyph without a character': loseCharacter,
  'superscripts of a line lost': loseRaised,
  'a superscript on a line of its own': standRaisedApart,
  'pictures lost': losePicture,
} satisfies Record<string, Damage>;
