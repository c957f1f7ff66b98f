import { documentSentences } from '@mapa/server-pdf/testing';
import { surplusFields } from '../csv/rows';
import { DROPPED_ELEMENTS, droppedAddress, droppedFile } from '../html/sanitise';
import { textWarnings, type TextLosses } from '../html/text-warnings';
import { linkedSentence, twinsSentence, unlinkedSentence } from '../items/link-sentences';
import { OVERSIZE, WHOLE_FILE_OVERSIZE, wholeFileOversize } from '../model/limits';
import {
  BMP_FAULTS,
  bmpSentence,
  IMAGE_FAULTS,
  imageNamed,
  imageSentence,
  NAMELESS_IMAGES,
  SVG_FAULTS,
  svgSentence,
} from '../media/image-faults';
import { moreLines, moreOf } from './more-lines';
import { cleanLines } from '../decoding/clean-lines';

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

/** Every sentence about a picture: each of its possible names with each fault. */
const pictures = (): string[] => [
  ...[imageNamed('a.png'), ...Object.values(NAMELESS_IMAGES)].flatMap((image) => [
    ...keysOf(IMAGE_FAULTS).map((fault) => imageSentence(image, fault)),
    ...keysOf(BMP_FAULTS).map((fault) => bmpSentence(image, fault)),
  ]),
  ...[SVG_FAULTS.foreign('filter'), SVG_FAULTS.deep(), SVG_FAULTS.fonts(), SVG_FAULTS.failed(), SVG_FAULTS.blank()].map(
    svgSentence,
  ),
];

/** Every loss of a text, once and three times, in every place. */
const losses = (): string[] => {
  const dropped = [...Object.values(DROPPED_ELEMENTS), droppedFile('a.pdf'), droppedAddress('ftp://a')];
  const lost: TextLosses[] = [1, 3].map((count) => ({
    dropped: count === 1 ? dropped : [],
    unread: count,
    unset: (['deep', 'definitions', 'long'] as const).flatMap((fault) => Array.from({ length: count }, () => fault)),
  }));
  return ['do enunciado', 'da alternativa A', 'do comentário'].flatMap((place) =>
    lost.flatMap((loss) => textWarnings(loss, place)),
  );
};

/** Sentences about booklets, with one number and with several. */
const links = (): string[] => {
  const [area, booklet] = ['“ENEM 2022”, Matemática', 'caderno 1055 (AZUL)'];
  return [
    ...[[], [7], [9, 7]].flatMap((numbers) => [
      unlinkedSentence(area, booklet, { differing: numbers, agreeing: numbers.length }),
      linkedSentence(area, booklet, { agreeing: 20, missing: numbers }),
    ]),
    unlinkedSentence(area, booklet, { differing: [], agreeing: 1 }),
    ...[['1060'], ['1060', '1061']].map((codes) => twinsSentence(area, codes)),
  ];
};

const removed = async (text: string): Promise<string[]> => {
  const told: string[] = [];
  const pieces = async function* () {
    yield text;
  };
  for await (const _ of cleanLines(pieces(), (_line, reason) => void told.push(reason)));
  return told;
};

/** All composed sentences of the importer, as their outermost part returns them: without a full stop. */
async function composed(): Promise<string[]> {
  const counts = [1, 2];
  return [
    ...documentSentences(),
    ...pictures(),
    ...losses(),
    ...links(),
    wholeFileOversize(),
    wholeFileOversize('o arquivo a/i.xml'),
    `o arquivo a.pdf ${WHOLE_FILE_OVERSIZE}`,
    `"Questão 1": ${OVERSIZE}`,
    ...counts.flatMap((columns) => [surplusFields(columns + 1, columns), surplusFields(1, columns)]),
    ...counts.flatMap((count) => [
      moreOf(count, 'recusada', 'recusadas'),
      moreOf(count, 'aviso', 'avisos'),
      moreLines(
        'p.xml: aviso: o comentário está vazio',
        Array.from({ length: count }, (_, at) => at + 21),
      ),
    ]),
    ...(await removed('a\u0007b')),
    ...(await removed('a\u0007b\u0007\u0008')),
  ];
}

const WORD = /[\p{L}\d]+/gu;

/** Faults in the composition of a sentence; empty if there are none. */
function faultsOf(sentence: string): string[] {
  const words = sentence.toLowerCase().match(WORD) ?? [];
  const phrases = words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
  // "a prova ou o gabarito" is one subject; a quoted name is not part of the sentence.
  const relatives = sentence.replace(/“[^“”]*”/g, '').match(/(?<!mais do |o )\bque\b/g) ?? [];
  return [
    ...(new Set(phrases).size < phrases.length ? ['it says three words twice'] : []),
    ...(/(?:^|[^…])[.;:,!?]{2}|\s[.;:,!?)]|\(\s|\(\)| {2}|^\s|\s$/.test(sentence)
      ? ['its punctuation is doubled']
      : []),
    ...(/[.;:,!?]$/.test(sentence) ? ['it ends in punctuation, to which a full stop is added'] : []),
    ...(relatives.length > 2 ? ['it has a clause within a clause within a clause'] : []),
    ...(/undefined|null|NaN|\[object/.test(sentence) ? ['it holds a value that is none'] : []),
    ...(/(?<![\d.,])1 \p{L}+s\b/u.test(sentence) ? ['one thing is said to be several'] : []),
    ...(/\b(?:os|as|nos|nas|às) \p{L}+s \d+\b(?! ?[,e])/u.test(sentence) ? ['several things are said to be one'] : []),
    ...(/(?<!\p{L})(\p{L}+(?: \p{L}+)?) \1(?!\p{L})/iu.test(sentence) ? ['words stand twice'] : []),
  ];
}

describe('a composed sentence of the importer', () => {
  it('reads as one sentence, for any parts', async () => {
    const all = await composed();
    expect(all.length).toBeGreaterThan(120);
    if (process.env['PRINT_SENTENCES']) process.stdout.write(`${[...new Set(all)].join('\n')}\n`);
    expect(all.map((sentence) => [sentence, faultsOf(sentence)]).filter(([, faults]) => faults?.length)).toEqual([]);
  });

  it.each([
    'tem um gabarito que não tem um gabarito que se possa ler',
    'também batem os cadernos 1060; para outro, diga com --cadernos',
    'a linha tem 1 campos',
    'o arquivo o arquivo passa de 20 MB',
    'não é um PDF..',
  ])('is reported if it does not: %s', (sentence) => expect(faultsOf(sentence)).not.toEqual([]));
});
