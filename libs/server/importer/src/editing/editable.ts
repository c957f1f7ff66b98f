import { kindOfMoodle } from '@mapa/domain';
import { cleanText, toHtml } from '../html/to-html';
import { isBlank } from '../html/sanitise';
import type { Media } from '../model/media';
import { ImageShelf } from '../media/place-images';
import { normalise, STATEMENT_PICTURE, unwrap, type NormaliseContext } from '../file/normalise';
import {
  emptyQuestion,
  filesOf,
  type RawAnswer,
  type RawFile,
  type RawQuestion,
  type RawText,
} from '../model/raw-question';
import { QuestionRefusal } from '../model/refusal';
import { fixedAnswers, rightPlaces } from '../rules/alternatives';
import { leadingTexts } from '../rules/leading-texts';
import { subjectPath } from '../rules/subject-path';
import { readTags } from '../rules/tags';

/**
 * A question between its file and the bank, in the form that a person corrects. All texts are safe HTML, with pictures
 * at `/api/media/HASH`.
 */
export interface EditableQuestion {
  line: number;
  name: string;
  idNumber: string;
  categoryPath: string[];
  /** Moodle's type name, from the file or chosen by a person. */
  kind: string;
  /** Includes the shared texts before it. */
  statement: string;
  /**
   * The texts that it shares with others, in order: the statement begins with them verbatim. Absent in questions stored
   * before this field existed.
   */
  sharedTexts?: readonly string[];
  alternatives: { text: string; comment: string | null; right: boolean }[];
  single: boolean;
  /** The teacher's comment on the question. */
  comment: string | null;
  /** Matéria, assunto, deeper; null if nobody stated it. */
  subject: string[] | null;
  annulled: boolean;
  /** Other tags of the file. */
  tags: string[];
  hidden: boolean;
  losses: string[];
  defect: string | null;
}

export interface Editable {
  question: EditableQuestion;
  /** The pictures of its texts. */
  pictures: Media[];
  /** Why the bank would refuse it, as a Portuguese sentence without its full stop; null where it would not. */
  problem: string | null;
  /** Parts that the bank would drop, and points to check. */
  warnings: string[];
}

const isAnnulment = (tag: string): boolean => readTags([tag]).annulled;

/** Prepares a question of a file for editing. Content that the bank would refuse stays, with the reason. */
export async function toEditable(raw: RawQuestion, context: NormaliseContext): Promise<Editable> {
  const shelf = new ImageShelf(raw);
  const fileNames = filesOf(raw).map(({ name }) => name);
  const read = async (text: RawText, label: string): Promise<string> => {
    try {
      return await shelf.place(await toHtml(text, fileNames), label);
    } catch (error) {
      if (!(error instanceof QuestionRefusal)) throw error;
      return withoutPictures(text, shelf);
    }
  };
  const comment = async (text: RawText | undefined, label: string): Promise<string | null> => {
    const html = text ? await read(text, label) : '';
    return isBlank(html) ? null : html;
  };
  const kind = kindOfMoodle(raw);
  const { annulled } = readTags(raw.tags.map(cleanText));
  const answers: RawAnswer[] = kind?.fixedTexts ? fixedAnswers(raw.answers, kind.fixedTexts) : raw.answers;
  const right = kind ? rightPlaces(kind, answers, annulled) : [];
  const alternatives = [];
  for (const [at, answer] of answers.entries())
    alternatives.push({
      text: unwrap(await read(answer, 'Imagem da alternativa')),
      comment: await comment(answer.feedback, 'Imagem do comentário da alternativa'),
      right: right.includes(at),
    });
  const statement = await read(raw.statement, STATEMENT_PICTURE);
  const shared = [];
  for (const text of raw.sharedTexts) shared.push(await read(text, STATEMENT_PICTURE));
  const { problem, warnings } = await judge(raw, context);
  const name = cleanText(raw.name).slice(0, 300);
  const said = raw.subject?.path ?? subjectPath(raw.categoryPath.map(cleanText), name, context).path;
  const question: EditableQuestion = {
    line: raw.line,
    name,
    idNumber: cleanText(raw.idNumber).slice(0, 300),
    categoryPath: raw.categoryPath.map(cleanText),
    kind: raw.kind,
    statement,
    sharedTexts: leadingTexts(statement, shared),
    alternatives,
    single: raw.single,
    comment: await comment(raw.generalFeedback, 'Imagem do comentário'),
    subject: said.length > 0 ? said : null,
    annulled,
    tags: raw.tags.map(cleanText).filter((tag) => !isAnnulment(tag)),
    hidden: raw.hidden,
    losses: raw.losses,
    defect: raw.defect,
  };
  return { question, pictures: [...shelf.media.values()], problem, warnings };
}

/** The text of a question without its pictures, if these are refused; empty if it is too long even then. */
async function withoutPictures(text: RawText, shelf: ImageShelf): Promise<string> {
  const bare = { ...text, text: text.text.replace(/<(?:img|svg)\b[^>]*>|!\[[^\]]*\]\([^)]*\)/gi, '') };
  try {
    return await shelf.place(await toHtml(bare), '');
  } catch (error) {
    if (error instanceof QuestionRefusal) return '';
    throw error;
  }
}

/** The importer's result for a question: its warnings, or why it is refused. */
async function judge(raw: RawQuestion, context: NormaliseContext): Promise<Pick<Editable, 'problem' | 'warnings'>> {
  try {
    return { problem: null, warnings: (await normalise(raw, context)).warnings };
  } catch (error) {
    if (!(error instanceof QuestionRefusal)) throw error;
    return { problem: error.message, warnings: raw.losses };
  }
}

const MEDIA = /src="\/api\/media\/([0-9a-f]{64})"/g;

type Texts = Pick<EditableQuestion, 'statement' | 'comment'> & {
  alternatives: readonly { text: string; comment: string | null }[];
};

const textsOf = ({ statement, comment, alternatives }: Texts): string[] => [
  statement,
  comment ?? '',
  ...alternatives.flatMap(({ text, comment: own }) => [text, own ?? '']),
];

/** Hashes of the pictures in a question's texts. */
export const pictureHashes = (question: Texts): string[] => hashesIn(textsOf(question));

/** Hashes of the pictures in texts, without duplicates. */
export const hashesIn = (texts: readonly string[]): string[] => [
  ...new Set([...texts.join('').matchAll(MEDIA)].map(([, hash = '']) => hash)),
];

/** The pictures in texts, as files for the importer; missing ones are omitted. */
export const filesFor = (texts: readonly string[], pictures: ReadonlyMap<string, Buffer>): RawFile[] =>
  hashesIn(texts).flatMap((hash) => {
    const bytes = pictures.get(hash);
    return bytes ? [{ name: hash, path: '/', bytes }] : [];
  });

/** Safe HTML in the form of a file's text. */
export const asFile = (html: string): RawText => ({
  text: html.replace(MEDIA, 'src="@@PLUGINFILE@@/$1"'),
  format: 'html',
});

/**
 * Converts a corrected question to the importer's form.
 * @param pictures bytes of its pictures by hash; the importer refuses the question if one is missing
 */
export function fromEditable(question: EditableQuestion, pictures: ReadonlyMap<string, Buffer>): RawQuestion {
  const { alternatives, kind, comment, subject, annulled, tags } = question;
  const { line, name, idNumber, categoryPath, single, hidden, losses, defect } = question;
  const fixedTexts = kindOfMoodle(question)?.fixedTexts;
  const files = filesFor(textsOf(question), pictures);
  return {
    ...emptyQuestion(line, categoryPath),
    ...{ name, idNumber, kind, single, hidden, losses, defect, files },
    ...(subject && { subject: { path: subject, isSuggested: false } }),
    statement: asFile(question.statement),
    sharedTexts: (question.sharedTexts ?? []).map(asFile),
    answers: alternatives.map(({ text, comment: own, right }, at) => ({
      ...(fixedTexts ? { text: fixedTexts[at]?.text ?? text, format: 'plain' as const } : asFile(text)),
      fraction: right ? 100 : 0,
      ...(own !== null && { feedback: asFile(own) }),
    })),
    generalFeedback: asFile(comment ?? ''),
    hasGeneralFeedback: comment !== null,
    tags: annulled ? [...tags, 'anulada'] : tags,
  };
}
