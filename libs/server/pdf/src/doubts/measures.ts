import { kindLettered } from '../paper/lettering';
import { isRunning, type Habits } from './habits';
import { type QuestionTexts, type Text, contentOf, excerpt } from './texts';

/** Finds a question with more or fewer alternatives than most of the paper. */
export function hasOtherCount({ question, alternatives }: QuestionTexts, habits: Habits): string | null {
  if (question.kind !== 'multichoice' || alternatives.length === habits.alternatives) return null;
  // Combinations have five to seven propositions, so their number is no sign of an error.
  if (!kindLettered(alternatives.map(({ letter }) => letter)).isSingle) return null;
  return `tem ${alternatives.length} alternativas, e a prova tem ${habits.alternatives}`;
}

const isEmpty = ({ text, hasFigure }: Text): boolean => text === '' && !hasFigure;

/** Finds an empty statement or alternative, or a statement of hardly a word. */
export function hasEmptyText({ statement, alternatives, shared }: QuestionTexts): string | null {
  if (isEmpty(statement)) return 'não tem enunciado';
  const empty = alternatives.find(isEmpty);
  if (empty) return `${empty.name} não tem texto`;
  const letters = statement.text.replace(/[^\p{L}]/gu, '').length;
  const isBare = letters < 12 && !statement.hasFigure && shared.length === 0;
  return isBare ? `o enunciado é curto demais: “${statement.text}”` : null;
}

/** An alternative that exceeds its neighbours by this many characters has probably absorbed what follows it. */
const LONG_CHARS = 300;
const LONG_TIMES = 3.5;
const LONG_STATEMENT_TIMES = 3;

/** Finds a text much longer than others of its kind. */
export function isTooLong({ statement, alternatives }: QuestionTexts, habits: Habits): string | null {
  const lengths = alternatives.map((one) => contentOf(one.blocks).length);
  for (const [at, one] of alternatives.entries()) {
    const length = lengths[at] ?? 0;
    const others = Math.max(...lengths.filter((_, index) => index !== at), 0);
    if (length > LONG_CHARS && length > LONG_TIMES * others && length > habits.long.alternative)
      return `${one.name} é longa demais: pode ter texto que não é dela`;
  }
  return statement.text.length > LONG_STATEMENT_TIMES * Math.max(habits.long.statement, 600)
    ? 'o enunciado é longo demais: pode ter texto que não é dele'
    : null;
}

/** Finds an alternative much shorter than the others, if these are sentences. */
export function isTooShort({ alternatives }: QuestionTexts): string | null {
  const lengths = alternatives.map(({ text }) => text.length);
  const found = alternatives.find((one, at) => {
    const others = lengths.filter((_, index) => index !== at);
    return (
      !one.hasFigure && others.length >= 2 && Math.min(...others) > 60 && (lengths[at] ?? 0) * 6 < Math.min(...others)
    );
  });
  return found ? `${found.name} é curta demais: “${found.text}”` : null;
}

const GLYPHS: readonly (readonly [RegExp, string])[] = [
  [/\uFFFD/, 'há caracteres que o arquivo não diz quais são'],
  [/[\p{Co}\p{Cc}]/u, 'há caracteres que nenhuma letra são'],
  [/(?:(?<![\p{L}\d])\p{L} ){5,}/u, 'há palavras com as letras separadas'],
  [/(?<![\p{L}/.@_])(?![\p{L}]*(?:inconstitucional|otorrino))\p{Ll}{34,}(?![\p{L}/.@_])/u, 'há palavras coladas'],
];

/** Finds characters or spaces that do not occur in ordinary text. */
export function hasOddGlyphs({ all }: QuestionTexts): string | null {
  const text = all.map((one) => contentOf(one.blocks)).join(' ');
  const found = GLYPHS.find(([pattern]) => pattern.test(text.replace(/\S*(?:www\.|https?:|@)\S*/g, ' ')));
  return found ? found[1] : null;
}

/** Finds questions in which only some alternatives have pictures. */
export function hasSomePictures({ alternatives }: QuestionTexts): string | null {
  const has = (one: Text) => one.blocks.some(({ kind }) => kind === 'figure');
  const some = alternatives.some(has) && alternatives.some((one) => !has(one));
  return some ? 'há uma figura em parte das alternativas' : null;
}

const NO_SECTION =
  /^(?:figuras?|gr[áa]ficos?|tabelas?|quadros?|textos?|imagem|imagens|mapa|fragmento|trecho)\b|\bproposta de\b|^reda[çc][ãa]o$|\brascunho\b|\bp[áa]gina\b|\bcaderno\b|\btipo\s*\d|^(?:quest[õo]es|quest[ãa]o|ite(?:m|ns)|instru[çc][õo]es)\b|\bfolha de\b|\bprova discursiva\b|www\.|https?:|\bgabarito\b|^[\d\W]+$|\b\d{1,2}[ºo°] dia\b|\bfonte:/i;

/** Finds a heading that is no matéria. */
export function hasNoSubject({ question }: QuestionTexts, habits: Habits): string | null {
  const { section } = question;
  if (section === null) return null;
  const isOdd = NO_SECTION.test(section) || section.length > 90 || isRunning(habits.running, section);
  return isOdd ? `o título acima dela não é uma matéria: “${excerpt(section)}”` : null;
}
