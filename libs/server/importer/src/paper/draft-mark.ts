import { createHash } from 'node:crypto';
import { filesOf, type RawQuestion } from '../raw-question';

/** The tag of a draft: its word, and what the draft was when it was written. */
const MARK = /^rascunho ([0-9a-f]{12})$/i;

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a person changes when correcting a question: all but how its file is laid out. */
function fingerprintOf(raw: RawQuestion): string {
  const { kind, categoryPath, statement, answers, tags } = raw;
  const content = [
    kind,
    // Moodle XML begins every path with its course.
    categoryPath.filter((name) => name !== '$course$'),
    bare(statement.text),
    answers.map(({ text, fraction }) => [bare(text), fraction]),
    tags.map(bare).filter((tag) => !MARK.test(tag)),
    filesOf(raw).map(({ name, bytes }) => [name, createHash('sha1').update(bytes).digest('hex')]),
  ];
  return createHash('sha1').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** The tag that marks a question as a draft that nobody has corrected yet. */
export const draftTag = (raw: RawQuestion): string => `rascunho ${fingerprintOf(raw)}`;

/** The mark of a draft that is as it was written; null where a person changed it, or took the mark away. */
export function untouchedMark(raw: RawQuestion): string | null {
  const mark = raw.tags.map(bare).find((tag) => MARK.test(tag)) ?? null;
  return mark !== null && MARK.exec(mark)?.[1]?.toLowerCase() === fingerprintOf(raw) ? mark : null;
}
