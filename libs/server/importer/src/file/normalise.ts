import type { QuestionKind, QuestionType } from '@mapa/domain';
import { isBlank } from '../html/sanitise';
import { textWarnings } from '../html/text-warnings';
import { cleanText, toHtml, TOO_LONG, type SafeText } from '../html/to-html';
import { labelOf, type Label } from '../identity/label';
import type { ImportAlternative, ImportQuestion } from '../model/import-question';
import { MAX_QUESTION_IMAGE_BYTES, MAX_QUESTION_TEXT_BYTES } from '../model/limits';
import { ImageShelf } from '../media/place-images';
import { untouchedMark } from '../rules/draft-mark';
import { filesOf, type RawQuestion, type RawText } from '../model/raw-question';
import { QuestionRefusal } from '../model/refusal';
import { checkAnswers, fixedAnswers, kindOfRaw, rightPlaces } from '../rules/alternatives';
import { contentHash } from '../rules/keys';
import { leadingTexts } from '../rules/leading-texts';
import { readName } from '../rules/question-name';
import type { SubjectMap } from '../subjects/subject-map';
import { subjectPath, type SubjectContext } from '../rules/subject-path';
import { readTags } from '../rules/tags';
import { answerWarnings } from '../rules/warnings';

export interface NormaliseContext extends SubjectContext {
  /** The file's base name. */
  fileName: string;
  subjectMap: SubjectMap | null;
}

/** Default description of a statement's picture. */
export const STATEMENT_PICTURE = 'Imagem do enunciado';

/** The id, name and number of a question in its file, even if it is refused. */
export function readLabel(raw: RawQuestion): Label {
  const name = cleanText(raw.name).slice(0, 300);
  return labelOf({ idNumber: cleanText(raw.idNumber), name, statement: cleanText(raw.statement.text) }, readName(name));
}

/**
 * Converts a question as read from a file to the bank's form. Throws QuestionRefusal with the reason where it is not
 * acceptable.
 */
export async function normalise(raw: RawQuestion, context: NormaliseContext): Promise<ImportQuestion> {
  const name = cleanText(raw.name).slice(0, 300);
  const subject = subjectPath(raw.categoryPath.map(cleanText), name, context);
  if (raw.hidden) throw new QuestionRefusal('está oculta no Moodle (hidden=1)');
  if (raw.defect !== null) throw new QuestionRefusal(raw.defect);
  const mark = untouchedMark(raw);
  if (mark !== null)
    throw new QuestionRefusal(
      `é um rascunho que ninguém corrigiu: corrija-o ou, se está certo como está, tire dele a etiqueta “${mark}”`,
    );
  const tags = readTags(raw.tags.map(cleanText));
  const kind = kindOfRaw(raw);
  checkAnswers(raw, kind, tags.annulled);

  const label = readLabel(raw);
  const shelf = new ImageShelf(raw);
  const { warnings, ...content } = await readContent(raw, kind, shelf, tags.annulled);
  const media = [...shelf.media.values()];
  if (media.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_QUESTION_IMAGE_BYTES) {
    throw new QuestionRefusal('as imagens da questão passam de 20 MB');
  }
  return {
    line: raw.line,
    ...label,
    scope: subject.paper ?? context.exam ?? context.fileName,
    contentHash: contentHash({ ...content, media }),
    subjectPath: raw.subject?.path ?? context.subjectMap?.find(label.number, raw.categoryPath) ?? subject.path,
    subjectSuggested: raw.subject?.isSuggested ?? false,
    ...content,
    ...tags,
    media,
    warnings,
  };
}

async function readContent(raw: RawQuestion, kind: QuestionKind<QuestionType>, shelf: ImageShelf, annulled: boolean) {
  const fileNames = filesOf(raw).map((file) => file.name);
  const read = (text: RawText) => toHtml(text, fileNames);
  const answers = kind.fixedTexts ? fixedAnswers(raw.answers, kind.fixedTexts) : raw.answers;
  const statement = await read(raw.statement);
  const texts = await Promise.all(answers.map(read));
  const comment = await read(raw.generalFeedback);
  const comments = await Promise.all(answers.map(({ feedback }) => (feedback ? read(feedback) : null)));
  checkSize([statement, comment, ...texts, ...comments.flatMap((one) => one ?? [])]);

  if (isBlank(statement.html)) throw new QuestionRefusal('o enunciado está vazio');
  const warnings = [...answerWarnings(raw), ...raw.losses];
  const right = rightPlaces(kind, answers, annulled).map(kind.letterAt);
  // An annulled question may have several right answers, and then no key; or equal answers, perhaps the reason for the
  // annulment.
  const key = kind.answerOf(right);
  const { one: word, many: words } = kind.alternativeWord;
  const placeComment = async (text: SafeText | null, of: string) =>
    text === null || isBlank(text.html) ? null : shelf.place(text, `Imagem do comentário${of}`);
  const alternatives: ImportAlternative[] = [];
  for (const [index, text] of texts.entries()) {
    const letter = kind.letterAt(index);
    if (isBlank(text.html)) throw new QuestionRefusal(`a ${word} ${letter} está vazia`);
    const html = unwrap(await shelf.place(text, `Imagem da ${word} ${letter}`));
    const correct = letter === key;
    const twin = alternatives.find((other) => comparable(other.text) === comparable(html));
    if (twin) {
      const reason = `as ${words} ${twin.letter} e ${letter} são iguais`;
      if (!annulled && (correct || twin.correct)) throw new QuestionRefusal(`${reason}, e uma delas é o gabarito`);
      warnings.push(reason);
    }
    const own = comments[index] ?? null;
    alternatives.push({ letter, text: html, correct, comment: await placeComment(own, ` da ${word} ${letter}`) });
  }
  if (raw.hasGeneralFeedback && isBlank(comment.html)) warnings.push('o comentário está vazio');
  warnings.push(
    ...textWarnings(statement.losses, 'do enunciado'),
    ...texts.flatMap(({ losses }, index) => textWarnings(losses, `da ${word} ${kind.letterAt(index)}`)),
    ...textWarnings(comment.losses, 'do comentário'),
    ...comments.flatMap((own, index) =>
      own === null ? [] : textWarnings(own.losses, `do comentário da ${word} ${kind.letterAt(index)}`),
    ),
  );
  const whole = await shelf.place(statement, STATEMENT_PICTURE);
  const shared = [];
  for (const text of raw.sharedTexts) shared.push(await shelf.place(await read(text), STATEMENT_PICTURE));
  return {
    kind: kind.value,
    statement: whole,
    sharedTexts: leadingTexts(whole, shared),
    alternatives: withCombinations(kind, alternatives, key),
    comment: await placeComment(comment, ''),
    warnings,
  };
}

/**
 * The answers of a question: its alternatives, and for kinds that combine them every combination, without a text
 * (docs/decisions/121).
 */
function withCombinations(
  { answerCount, answerAt }: QuestionKind<QuestionType>,
  alternatives: readonly ImportAlternative[],
  key: string | null,
): ImportAlternative[] {
  const byLetter = new Map(alternatives.map((alternative) => [alternative.letter, alternative]));
  return Array.from({ length: answerCount(alternatives.length) }, (_, place) => {
    const letter = answerAt(place);
    return { text: '', comment: null, ...byLetter.get(letter), letter, correct: letter === key };
  });
}

/** An alternative of one paragraph is shown beside its letter, so its paragraph element is removed. */
export const unwrap = (html: string): string => /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/.exec(html)?.[1] ?? html;

const comparable = (html: string): string =>
  html
    .replace(/ alt="[^"]*"/g, '')
    .replace(/(?:\s|&nbsp;)+/g, ' ')
    .trim();

function checkSize(texts: SafeText[]): void {
  const bytes = texts.reduce((sum, text) => sum + text.sourceBytes, 0);
  if (bytes > MAX_QUESTION_TEXT_BYTES) throw new QuestionRefusal(TOO_LONG);
}
