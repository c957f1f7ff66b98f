import { normalisedWords } from './normalised-words';

export interface NameParts {
  /** The number on the paper; null when the name has none. */
  number: number | null;
  /** A language or another word in parentheses that distinguishes alternatives of one number. */
  variant: string | null;
  /** Whether the variant is a language, which distinguishes questions even if a number occurs once. */
  language: boolean;
}

const LANGUAGES: Record<string, string> = {
  espanhol: 'espanhol',
  'lingua espanhola': 'espanhol',
  ingles: 'inglês',
  'lingua inglesa': 'inglês',
  frances: 'francês',
  'lingua francesa': 'francês',
};

/** Tried in order on a trimmed name with single spaces; the first match gives the number. */
const NUMBER_PATTERNS = [
  /(?<![\p{L}\d])(?:quest[aã]o|quest\.?|pergunta|item|q) ?(?:n[.ºo°]* ?)?(?:[-:#] ?)?0*(\d{1,4})(?!\d)/iu,
  /^(?:n[.º°] ?)?0*(\d{1,4}) ?(?:[.):–-]|$)/iu,
  /(?<![\d-])0*(\d{1,3})$/u,
];

/** Parses number and variant from a question's name: "Questão 1 - ENEM 2022 (espanhol)", "OAB 2018-25 Q1", "12.". */
export function readName(name: string): NameParts {
  const short = name.normalize('NFC').slice(0, 300);
  const inParentheses = [...short.matchAll(/\(([^()]{1,60})\)/g)].map(([, words]) => (words ?? '').trim());
  const language = inParentheses.map((words) => LANGUAGES[normalisedWords(words)]).find((label) => label !== undefined);
  const bare = short
    .replace(/\([^()]{1,60}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const number = NUMBER_PATTERNS.map((pattern) => pattern.exec(bare)?.[1]).find((digits) => digits !== undefined);
  return {
    number: number === undefined ? null : Number(number),
    variant: language ?? inParentheses.find((words) => words !== '') ?? null,
    language: language !== undefined,
  };
}
