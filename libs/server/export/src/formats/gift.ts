import { affirms, questionKind } from '@mapa/domain';
import { escapeGift } from '@mapa/server-importer/gift-text';
import { zipOf, type ZipMember } from '../archive/zip';
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
  textsOf,
} from '../question/export-question';
import { picturesIn, portableHtml } from '../question/html';
import { NamedPictures } from '../question/pictures';
import type { ExportSource } from './format';

const PICTURE_FOLDER = 'imagens';

/** `[html]` again before each text, so that a leading bracket or per cent sign has no special meaning. */
const giftHtml = (html: string): string => `[html]${escapeGift(html)}`;

/** A closing bracket would end a tag. */
const escapeTag = (tag: string): string => tag.replaceAll('\\', '/').replaceAll(']', '\\]');

function answersOf(question: ExportQuestion, portable: (html: string) => string): string[] {
  const { tipo, alternativas, gabarito } = question;
  const { fixedTexts, isSingle } = questionKind(tipo);
  const isEverybodyRight = isWithoutKey(question);
  const comments = ownComments(question);
  const said = (id: number | undefined) => {
    const comment = comments.get(id ?? 0);
    return comment === undefined ? '' : giftHtml(portable(comment));
  };
  // TRUE or FALSE would assert a key; two choices that are both right do not.
  if (fixedTexts && !isEverybodyRight) {
    const isTrue = affirms(gabarito?.letra, tipo);
    // First the feedback for a wrong choice, that is, on the other alternative.
    const [onError, onSuccess] = [isTrue ? 1 : 0, isTrue ? 0 : 1].map((at) => said(alternativas[at]?.id));
    const feedback = onSuccess ? `#${onError}#${onSuccess}` : onError ? `#${onError}` : '';
    return [`${isTrue ? 'TRUE' : 'FALSE'}${feedback}`];
  }
  const isRight = rightIn(question);
  const marks = marksOf(question);
  const weighed = (mark: number) => `~%${markText(mark)}%`;
  const markOf = (id: number, at: number): string => {
    if (isSingle) return isRight(id) || (isEverybodyRight && at === 0) ? '=' : isEverybodyRight ? weighed(100) : '~';
    return weighed(isEverybodyRight ? 100 : isRight(id) ? marks.right : marks.wrong);
  };
  return alternativas.map(
    ({ id, texto }, at) => `${markOf(id, at)}${giftHtml(portable(texto))}${said(id) && `#${said(id)}`}`,
  );
}

async function questionOf(question: ExportQuestion, pictures: NamedPictures): Promise<string> {
  const { codigo, identity = codigo, enunciado, gabarito } = question;
  const comment = gabarito?.comentario ?? '';
  const names = await pictures.name(picturesIn(textsOf(question).join('')));
  const portable = (html: string) =>
    portableHtml(html, (hash) => (names.has(hash) ? `${PICTURE_FOLDER}/${names.get(hash)}` : undefined));
  const notes = [`[id:${escapeTag(identity)}]`, ...tagsOf(question).map((tag) => `[tag:${escapeTag(tag)}]`)].join(' ');
  return [
    `// ${notes}`,
    `::${escapeGift(nameOf(question))}::${giftHtml(portable(enunciado))}{`,
    ...answersOf(question, portable),
    ...(comment === '' ? [] : [`####${giftHtml(portable(comment))}`]),
    '}',
  ].join('\n');
}

/** Questions as GIFT text; collects the used pictures in `pictures`. Each must have its key, or be annulled. */
async function* giftText(questions: ExportSource['questions'], pictures: NamedPictures): AsyncGenerator<string> {
  let category = '';
  for await (const question of questions) {
    const own = categoryOf(question);
    if (own !== category) yield `$CATEGORY: ${own}\n\n`;
    category = own;
    yield `${await questionOf(question, pictures)}\n\n`;
  }
}

async function* members({ questions, pictures }: ExportSource): AsyncGenerator<ZipMember> {
  const named = new NamedPictures(pictures);
  yield { name: 'questoes.gift.txt', content: giftText(questions, named), compress: true };
  for await (const { name, bytes } of named.read())
    yield { name: `${PICTURE_FOLDER}/${name}`, content: [bytes], compress: false };
}

/** A zip with the questions in GIFT and a folder with their pictures. */
export const writeGiftZip = (source: ExportSource): AsyncGenerator<Uint8Array> => zipOf(members(source));
