import { boardAndBody, escapeHtml, questionKind } from '@mapa/domain';
import { AnkiCollection, type AnkiNote } from '../anki/collection';
import { noteTypeOf } from '../anki/note-types';
import { zipOf, type ZipMember } from '../archive/zip';
import { type ExportQuestion, ownComments, textsOf } from '../question/export-question';
import { picturesIn, portableHtml } from '../question/html';
import { NamedPictures } from '../question/pictures';
import type { ExportSource } from './format';

const originOf = (question: ExportQuestion): string =>
  [question.ano, ...boardAndBody(question), question.cargo].filter(Boolean).join(' · ');

function keyWords({ tipo, gabarito }: ExportQuestion, rightText: string): Record<'Gabarito' | 'Resposta', string> {
  if (!gabarito?.letra) return { Gabarito: 'Anulada', Resposta: '' };
  const { fixedTexts, isSingle, keyText, answerWord, printedMark } = questionKind(tipo);
  // A text that is the same in every question is the whole answer, and so is a combination.
  if (fixedTexts || !isSingle)
    return { Gabarito: [isSingle ? '' : answerWord, keyText(gabarito.letra)].join(' ').trim(), Resposta: '' };
  return { Gabarito: printedMark(gabarito.letra), Resposta: rightText };
}

/** Letter before the comment on its alternative. */
const commentMark = (tipo: ExportQuestion['tipo'], letter: string): string =>
  questionKind(tipo).fixedTexts ? `${letter})` : questionKind(tipo).printedMark(letter);

/** The comment, then those on each alternative, in one field, as note types must keep their fields. */
function commentOf(question: ExportQuestion): string {
  const comments = ownComments(question);
  const own = question.alternativas.flatMap(({ id, letra }) => {
    const comment = comments.get(id);
    return comment === undefined
      ? []
      : `<div class="da-alternativa"><b>${commentMark(question.tipo, letra)}</b> ${comment}</div>`;
  });
  return [question.gabarito?.comentario ?? '', ...own].join('');
}

async function noteOf(question: ExportQuestion, pictures: NamedPictures): Promise<AnkiNote> {
  const { id, codigo, tipo, enunciado, alternativas, gabarito, assunto } = question;
  const names = await pictures.name(picturesIn(textsOf(question).join('')));
  // Anki's editor would turn line breaks into its own.
  const portable = (html: string) => portableHtml(html, (hash) => names.get(hash)).replaceAll('\n', ' ');
  const right = alternativas.find((one) => one.id === gabarito?.alternativa_id);
  const { fixedTexts } = questionKind(tipo);
  const choices = fixedTexts ? [] : alternativas.map(({ letra, texto }) => [letra, portable(texto)] as const);
  return {
    questionId: id,
    type: noteTypeOf(tipo),
    fields: {
      Código: codigo,
      Origem: escapeHtml(originOf(question)),
      Enunciado: portable(enunciado),
      ...Object.fromEntries(choices),
      ...keyWords(question, portable(right?.texto ?? '')),
      Comentário: portable(commentOf(question)),
    },
    tags: assunto.map(({ nome }) => nome),
  };
}

async function collectionOf({ title, questions }: ExportSource, pictures: NamedPictures): Promise<Uint8Array> {
  const collection = new AnkiCollection(title, new Date());
  for await (const question of questions) collection.add(await noteOf(question, pictures));
  return collection.close();
}

async function* members(source: ExportSource): AsyncGenerator<ZipMember> {
  const pictures = new NamedPictures(source.pictures);
  yield { name: 'collection.anki2', content: [await collectionOf(source, pictures)], compress: true };
  // Pictures are numbered in the package; this list maps them back to names.
  const names: string[] = [];
  for await (const { name, bytes } of pictures.read()) {
    yield { name: String(names.length), content: [bytes], compress: false };
    names.push(name);
  }
  yield { name: 'media', content: [Buffer.from(JSON.stringify({ ...names }))], compress: true };
}

/**
 * A package for Anki: a note and a card for each question, with its pictures. Each must have its key, or be annulled.
 */
export const writeAnkiPackage = (source: ExportSource): AsyncGenerator<Uint8Array> => zipOf(members(source));
