import { createHash } from 'node:crypto';
import type { ImportQuestion } from '../import-question';
import { bareWords } from './words';

type Content = Pick<ImportQuestion, 'kind' | 'statement' | 'alternatives' | 'comment' | 'media'>;

/** SHA-256 over everything that makes a question's wording: a change of any of it is a new version. */
export function contentHash({ kind, statement, alternatives, comment, media }: Content): string {
  const canonical = [
    kind,
    statement,
    alternatives.map(({ letter, text, correct }) => [letter, text, correct]),
    comment,
    media.map(({ hash }) => hash).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

const NAME_CHARS = 200;
const STATEMENT_CHARS = 80;

/** Gives each question of one file a key; one that repeats gets `~2`, `~3`… in the file's order. */
export class SourceKeys {
  private readonly seen = new Map<string, number>();

  next(scope: string, question: { idNumber: string; name: string; statement: string }): string {
    const own = question.idNumber || question.name || question.statement.slice(0, STATEMENT_CHARS);
    const key = `${bareWords(scope)}::${own.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, NAME_CHARS)}`;
    const count = (this.seen.get(key) ?? 0) + 1;
    this.seen.set(key, count);
    return count === 1 ? key : `${key}~${count}`;
  }
}
