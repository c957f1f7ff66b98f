/** A full-text query as PostgreSQL reads it. `text` of a phrase is that part of the query as it was written. */
export type TextQuery =
  | { kind: 'word'; word: string }
  | { kind: 'and' | 'or'; parts: [TextQuery, TextQuery] }
  | { kind: 'not'; part: TextQuery }
  | { kind: 'phrase'; parts: [TextQuery, TextQuery]; text: string };

const TOKEN = /\s*(?:('(?:[^'\\]|''|\\.)*')(?::[*A-D]*)?|(<->|<\d+>|[&|!()]))/gsy;
const BINARY = [
  { kind: 'or', operator: /^\|$/ },
  { kind: 'and', operator: /^&$/ },
  { kind: 'phrase', operator: /^<.*>$/ },
] as const;

interface Token {
  text: string;
  end: number;
  start: number;
}

function tokensOf(source: string): Token[] {
  return [...source.matchAll(TOKEN)].map((match) => {
    const text = match[1] ?? match[2] ?? '';
    return { text, start: match.index + match[0].indexOf(text), end: match.index + match[0].length };
  });
}

const wordOf = (quoted: string): string => quoted.slice(1, -1).replace(/''|\\(.)/gs, (pair, escaped: string | undefined) => escaped ?? pair[0] ?? '');

/** Reads PostgreSQL's own way of writing a `tsquery`; null for an empty one, which finds nothing. */
export function parseTextQuery(source: string): TextQuery | null {
  const tokens = tokensOf(source);
  let at = 0;

  const readOne = (): TextQuery => {
    const token = tokens[at];
    if (!token) throw new Error('a full-text query ends too early');
    at += 1;
    if (token.text === '!') return { kind: 'not', part: readOne() };
    if (token.text !== '(') return { kind: 'word', word: wordOf(token.text) };
    const inner = readLevel(0);
    at += 1;
    return inner;
  };

  const readLevel = (level: number): TextQuery => {
    const binary = BINARY[level];
    if (!binary) return readOne();
    const start = tokens[at]?.start ?? 0;
    let left = readLevel(level + 1);
    while (binary.operator.test(tokens[at]?.text ?? '')) {
      at += 1;
      const parts: [TextQuery, TextQuery] = [left, readLevel(level + 1)];
      left = binary.kind === 'phrase' ? { kind: 'phrase', parts, text: source.slice(start, tokens[at - 1]?.end) } : { kind: binary.kind, parts };
    }
    return left;
  };

  return tokens.length === 0 ? null : readLevel(0);
}

/** The words of a query, each once. */
export function wordsOf(query: TextQuery): string[] {
  if (query.kind === 'word') return [query.word];
  if (query.kind === 'not') return wordsOf(query.part);
  return [...new Set(query.parts.flatMap(wordsOf))];
}

/** The phrases of a query, whole ones only. */
export function phrasesOf(query: TextQuery): Extract<TextQuery, { kind: 'phrase' }>[] {
  if (query.kind === 'word') return [];
  if (query.kind === 'not') return phrasesOf(query.part);
  return query.kind === 'phrase' ? [query] : query.parts.flatMap(phrasesOf);
}
