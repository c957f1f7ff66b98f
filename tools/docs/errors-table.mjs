/** The lines of docs/errors.md with the error messages: a heading and a table for each part.
 * @param {Record<string, Record<string, { status: number, field: string, sentence: string, when: string, retryAfterS?: number }>>} catalogue
 * @returns {string[]} */
export const errorsTable = (catalogue) =>
  Object.entries(catalogue).flatMap(([heading, rules]) => [
    `## ${heading}`,
    '',
    '| status | field | sentence | when |',
    '|---|---|---|---|',
    ...Object.values(rules).map(({ status, field, sentence, when, retryAfterS }) => {
      const again = retryAfterS === undefined ? '' : `; again after ${retryAfterS} s`;
      return `| ${status} | ${field} | ${sentence} | ${when}${again} |`;
    }),
    '',
  ]);
