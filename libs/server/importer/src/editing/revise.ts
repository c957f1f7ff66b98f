import { kindTags, questionKind } from '@mapa/domain';
import { media, type Queryable } from '@mapa/server-platform';
import { inArray } from 'drizzle-orm';
import { normalise } from '../file/normalise';
import { contentHash } from '../rules/keys';
import { saveMedia } from '../writer/media';
import type { Wording } from '../writer/wording';
import { fromEditable, pictureHashes, type EditableQuestion } from './editable';
import { keyOf, type StoredQuestion } from './stored';

/** The texts of a question as a person edits them: HTML with pictures at `/api/media/HASH`. */
export interface QuestionTexts {
  statement: string;
  alternatives: { text: string; comment: string | null }[];
  comment: string | null;
}

/** The same texts with another key; null if no answer of the question has that letter. */
export function withKey({ wording }: StoredQuestion, key: string): Wording | null {
  if (!wording.alternatives.some(({ letter }) => letter === key)) return null;
  const alternatives = wording.alternatives.map((one) => ({ ...one, correct: one.letter === key }));
  const content = { ...wording, alternatives };
  const pictures = pictureHashes(content).map((hash) => ({ hash }));
  return { ...content, contentHash: contentHash({ ...content, media: pictures }) };
}

/**
 * The question with other texts and the same key, sanitised and checked like an import; the key stays at its position.
 * Throws QuestionRefusal where the bank would refuse it.
 * @param sharedTexts texts with which the statement begins; one with which it no longer begins becomes part of it
 */
export async function withTexts(
  tx: Queryable,
  { row, wording }: StoredQuestion,
  texts: QuestionTexts,
  sharedTexts: readonly string[] = wording.sharedTexts,
): Promise<Wording> {
  const kind = questionKind(wording.kind);
  const key = keyOf(wording);
  const right = key === null ? [] : kind.partsOf(key);
  const editable: EditableQuestion = {
    ...texts,
    sharedTexts,
    line: 0,
    name: '',
    idNumber: '',
    categoryPath: [],
    kind: kind.formats.moodle.type,
    single: kind.formats.moodle.single,
    alternatives: texts.alternatives.map((one, at) => ({ ...one, right: right.includes(kind.letterAt(at)) })),
    subject: null,
    annulled: row.annulled,
    tags: kindTags(kind),
    hidden: false,
    losses: [],
    defect: null,
  };
  const question = await normalise(fromEditable(editable, await readPictures(tx, pictureHashes(editable))), CONTEXT);
  await saveMedia(tx, question.media);
  return question;
}

const CONTEXT = { exam: null, defaultSubject: null, fileName: '', subjectMap: null };

/** Bytes of the bank's pictures, by hash. */
export async function readPictures(tx: Queryable, hashes: string[]): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = await tx.select().from(media).where(inArray(media.hash, hashes));
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
}
