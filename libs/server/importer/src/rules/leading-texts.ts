/**
 * The shared texts with which a statement begins, including the blanks before each. The first text that does not follow
 * ends the list, so that the texts and the rest always concatenate to the statement.
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

/** The inverse of `ownStatement`: the statement as readers see it, equal to the database's `whole_statement`. */
export const wholeStatement = (texts: readonly string[], own: string): string => [...texts, own].join('');

/** A statement without the shared texts with which it begins. */
export const ownStatement = (statement: string, texts: readonly string[]): string =>
  statement.slice(texts.join('').length);
