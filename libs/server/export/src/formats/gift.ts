import { affirms, questionKind } from '@mapa/domain';
import { escapeGift } from '@mapa/server-importer/gift-text';
import { zipOf, type ZipMember } from '../archive/zip';
import { type ExportQuestion, categoryOf, isWithoutKey, nameOf, tagsOf } from '../export-question';
import { picturesIn, portableHtml } from '../html';
import { NamedPictures } from '../pictures';
import type { ExportSource } from './format';

const PICTURE_FOLDER = 'imagens';

/** `[html]` again before each text: one that begins with a bracket or a per cent sign means nothing else then. */
const giftHtml = (html: string): string => `[html]${escapeGift(html)}`;

/** A closing bracket would end a tag. */
const escapeTag = (tag: string): string => tag.replaceAll('\\', '/').replaceAll(']', '\\]');

function answersOf(question: ExportQuestion, portable: (html: string) => string): string[] {
  const { tipo, alternativas, gabarito } = question;
  const isEverybodyRight = isWithoutKey(question);
  // TRUE or FALSE would assert a key; as two choices that are both right, it has none.
  if (questionKind(tipo).fixedTexts && !isEverybodyRight) return [affirms(gabarito?.letra, tipo) ? 'TRUE' : 'FALSE'];
  return alternativas.map(({ id, texto }, at) => {
    const mark =
      id === gabarito?.alternativa_id || (isEverybodyRight && at === 0) ? '=' : isEverybodyRight ? '~%100%' : '~';
    return `${mark}${giftHtml(portable(texto))}`;
  });
}

async function questionOf(question: ExportQuestion, pictures: NamedPictures): Promise<string> {
  const { codigo, identity = codigo, enunciado, alternativas, gabarito } = question;
  const comment = gabarito?.comentario ?? '';
  const names = await pictures.name(
    picturesIn([enunciado, comment, ...alternativas.map(({ texto }) => texto)].join('')),
  );
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

/** Questions as GIFT text; what it shows is remembered in `pictures`. Each must have its key, or be annulled. */
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

/** A zip with the questions in GIFT and, beside the text, the folder of their pictures. */
export const writeGiftZip = (source: ExportSource): AsyncGenerator<Uint8Array> => zipOf(members(source));
