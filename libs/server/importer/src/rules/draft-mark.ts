import { createHash } from 'node:crypto';
import { filesOf, type RawQuestion } from '../model/raw-question';

/** The tag of a draft: its word, and the draft's fingerprint at writing. */
const MARK = /^rascunho ([0-9a-f]{12})$/i;

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Hash of everything that a person may correct in a question, without the file's layout. */
function fingerprintOf(raw: RawQuestion): string {
  const { kind, categoryPath, statement, answers, tags } = raw;
  const content = [
    kind,
    // Moodle XML begins every category path with its course.
    categoryPath.filter((name) => name !== '$course$'),
    bare(statement.text),
    answers.map(({ text, fraction }) => [bare(text), fraction]),
    tags.map(bare).filter((tag) => !MARK.test(tag)),
    filesOf(raw).map(({ name, bytes }) => [name, createHash('sha1').update(bytes).digest('hex')]),
  ];
  return createHash('sha1').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** The tag that marks a question as an uncorrected draft. */
export const draftTag = (raw: RawQuestion): string => `rascunho ${fingerprintOf(raw)}`;

/** The mark of an unchanged draft; null where a person changed the question or removed the mark. */
export function untouchedMark(raw: RawQuestion): string | null {
  const mark = raw.tags.map(bare).find((tag) => MARK.test(tag)) ?? null;
  return mark !== null && MARK.exec(mark)?.[1]?.toLowerCase() === fingerprintOf(raw) ? mark : null;
}
