/**
 * The shared texts with which a statement begins, as they stand in it: each with the blanks before it. The first one with which it does not
 * go on ends them, so that they and what is left of the statement always make up the statement.
 * @param statement sanitised HTML, as are `texts`
 */
export function leadingTexts(statement: string, texts: readonly string[]): string[] {
  const found: string[] = [];
  let at = 0;
  for (const text of texts) {
    const blanks = /^\s*/.exec(statement.slice(at))?.[0].length ?? 0;
    if (text === '' || !statement.startsWith(text, at + blanks)) break;
    const end = at + blanks + text.length;
    found.push(statement.slice(at, end));
    at = end;
  }
  return found;
}

/** The inverse of `ownStatement`: what everyone reads, as the database's `whole_statement` says it. */
export const wholeStatement = (texts: readonly string[], own: string): string => [...texts, own].join('');

/** What is a question's own of its whole statement, which begins with its shared texts. */
export const ownStatement = (statement: string, texts: readonly string[]): string =>
  statement.slice(texts.join('').length);
