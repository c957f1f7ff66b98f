import { affirms, questionKind } from '@mapa/domain';
import {
  type ExportQuestion,
  categoryOf,
  isWithoutKey,
  markText,
  marksOf,
  nameOf,
  ownComments,
  rightIn,
  tagsOf,
} from '../question/export-question';
import { picturesIn, portableHtml } from '../question/html';
import type { PictureSource } from '../question/pictures';
import type { ExportSource } from './format';
import { escapeXml } from './xml';

const textOf = (tag: string, text: string): string => `<${tag}><text>${escapeXml(text)}</text></${tag}>`;

/** One element with HTML and its pictures, embedded as files; then further content. */
async function* htmlElement(
  tag: string,
  html: string,
  pictures: PictureSource,
  attributes = '',
  inside: AsyncIterable<string> | Iterable<string> = [],
): AsyncGenerator<string> {
  const names = await pictures.names(picturesIn(html));
  const addressOf = (hash: string) => (names.has(hash) ? `@@PLUGINFILE@@/${names.get(hash)}` : undefined);
  yield `<${tag}${attributes} format="html"><text>${escapeXml(portableHtml(html, addressOf))}</text>`;
  for (const [hash, name] of names) {
    const bytes = await pictures.bytes(hash);
    if (bytes)
      yield `<file name="${escapeXml(name)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`;
  }
  yield* inside;
  yield `</${tag}>\n`;
}

/** The comment on an alternative, which Moodle keeps inside the answer. */
const feedbackOf = (comment: string | undefined, pictures: PictureSource) =>
  comment === undefined ? [] : htmlElement('feedback', comment, pictures);

async function* answersOf(question: ExportQuestion, pictures: PictureSource): AsyncGenerator<string> {
  const { tipo, alternativas, gabarito } = question;
  const { fixedTexts, formats } = questionKind(tipo);
  const comments = ownComments(question);
  if (fixedTexts) {
    const right = isWithoutKey(question) ? null : affirms(gabarito?.letra, tipo);
    for (const [at, isTrue] of [true, false].entries()) {
      yield `<answer fraction="${right === isTrue ? 100 : 0}"><text>${isTrue}</text>`;
      yield* feedbackOf(comments.get(alternativas[at]?.id ?? 0), pictures);
      yield '</answer>\n';
    }
    return;
  }
  yield `<single>${formats.moodle.single}</single>\n`;
  const isRight = rightIn(question);
  const marks = marksOf(question);
  for (const { id, texto } of alternativas) {
    // Moodle requires the full mark for one answer, or for several together; in an annulled question every answer gets
    // it.
    const mark = isWithoutKey(question) ? 100 : isRight(id) ? marks.right : marks.wrong;
    const feedback = feedbackOf(comments.get(id), pictures);
    yield* htmlElement('answer', texto, pictures, ` fraction="${markText(mark)}"`, feedback);
  }
}

async function* questionOf(question: ExportQuestion, pictures: PictureSource): AsyncGenerator<string> {
  const { tipo, codigo, identity = codigo, enunciado, gabarito } = question;
  yield `<question type="${questionKind(tipo).formats.moodle.type}">\n${textOf('name', nameOf(question))}\n`;
  yield* htmlElement('questiontext', enunciado, pictures);
  if (gabarito?.comentario) yield* htmlElement('generalfeedback', gabarito.comentario, pictures);
  yield `<idnumber>${escapeXml(identity)}</idnumber>\n`;
  yield* answersOf(question, pictures);
  yield `<tags>${tagsOf(question)
    .map((tag) => textOf('tag', tag))
    .join('')}</tags>\n</question>\n`;
}

/** A quiz for Moodle with embedded pictures. Each question must have its key, or be annulled. */
export async function* writeMoodleXml({ questions, pictures }: ExportSource): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
  let category = '';
  for await (const question of questions) {
    const own = categoryOf(question);
    if (own !== category) yield `<question type="category">${textOf('category', own)}</question>\n`;
    category = own;
    yield* questionOf(question, pictures);
  }
  yield '</quiz>\n';
}
