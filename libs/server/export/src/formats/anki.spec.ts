import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { QUESTION_TYPE_VALUES } from '@mapa/domain';
import { emptyQuestion, type RawQuestion } from '@mapa/server-importer';
import { noteTypeOf } from '../anki/note-types';
import { asExported, fileOf, membersOf, normaliseAll, picturesOf } from '../testing/round-trip';

interface Stored {
  models: string;
  decks: string;
}
interface Note {
  guid: string;
  mid: number;
  flds: string;
  tags: string;
  csum: number;
}
interface Card {
  nid: number;
  did: number;
  ord: number;
}

const html = (text: string) => ({ text, format: 'html' as const });

/** The parts of a package of two questions: one with pictures and a formula, one right or wrong. */
async function readPackage() {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const image = `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="Gráfico">`;
  const choice: RawQuestion = {
    ...emptyQuestion(1, ['top', 'Língua Portuguesa', 'Crase']),
    kind: 'multichoice',
    statement: html(`<p>Veja ${image} e \\(x &lt; 2\\):</p>\n<p>Quanto?</p>`),
    answers: [
      { ...html(image), fraction: 0 },
      { ...html('<p>dois</p>'), fraction: 100 },
    ],
    generalFeedback: html('<p>Porque sim.</p>'),
  };
  const truth: RawQuestion = {
    ...choice,
    kind: 'truefalse',
    statement: html('<p>O céu é azul.</p>'),
    answers: [
      { ...html('true'), fraction: 100, feedback: html('De dia.') },
      { ...html('false'), fraction: 0 },
    ],
  };
  const questions = await normaliseAll([choice, truth]);
  const members = await membersOf(
    await fileOf(
      'anki',
      questions.map((question, at) => ({
        ...asExported(question, at + 7),
        instituicao: question.kind === 'questaovf' ? { id: 9, nome: 'Fundação', sigla: 'FGV' } : null,
      })),
      picturesOf(questions),
    ),
  );
  const collection = new DatabaseSync(':memory:');
  collection.deserialize(members['collection.anki2'] as Buffer);
  const all = <T>(query: string) => collection.prepare(query).all() as unknown as T[];
  return { members, all, picture: { name: `${questions[0]?.media[0]?.hash}.png`, bytes } };
}

const CHOICE_NOTE = noteTypeOf('questaomultiplaescolha');
const TRUTH_NOTE = noteTypeOf('questaovf');

describe('a package for Anki', () => {
  it('is a valid SQLite collection of version 11, with a deck and its note types', async () => {
    const { all } = await readPackage();
    expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('select ver, count(*) as rows from col')).toEqual([{ ver: 11, rows: 1 }]);
    const [{ models, decks } = { models: '', decks: '' }] = all<Stored>('select models, decks from col');
    const types = Object.entries(
      JSON.parse(models) as Record<
        string,
        { flds: { name: string; ord: number }[]; tmpls: { qfmt: string; afmt: string }[] }
      >,
    );
    expect(types.map(([id, { flds }]) => [Number(id), flds.map(({ name }) => name)])).toEqual(
      QUESTION_TYPE_VALUES.map(noteTypeOf).map(({ id, fields }) => [id, fields]),
    );
    for (const [, { flds, tmpls }] of types) {
      const named = tmpls
        .flatMap(({ qfmt, afmt }) => [...`${qfmt}${afmt}`.matchAll(/{{[#/]?([^{}]+)}}/g)])
        .map(([, name]) => name);
      expect(named.filter((name) => name !== 'FrontSide' && !flds.some((field) => field.name === name))).toEqual([]);
    }
    expect(Object.values(JSON.parse(decks) as Record<string, { name: string }>).map(({ name }) => name)).toEqual([
      'Default',
      'Caderno',
    ]);
  });

  it('has one note and one card for each question, of the matching type', async () => {
    const { all, picture } = await readPackage();
    const [choice, truth, ...others] = all<Note>('select * from notes order by id');
    expect(others).toEqual([]);
    const fieldsOf = ({ flds }: Note, { fields }: typeof CHOICE_NOTE) =>
      Object.fromEntries(flds.split('\u001f').map((value, at) => [fields[at], value]));
    const image = (alt: string) => `<img src="${picture.name}" alt="${alt}" width="4" height="3" />`;
    expect(choice).toMatchObject({ guid: 'mapa-7', mid: CHOICE_NOTE.id, tags: ' Língua_Portuguesa Crase ' });
    expect(fieldsOf(choice as Note, CHOICE_NOTE)).toEqual({
      Código: 'Q7',
      Origem: 'FGV · Auditor [pleno]',
      Enunciado: `<p>Veja ${image('Gráfico')} e <span class="math-inline">\\(x &lt; 2\\)</span>:</p> <p>Quanto?</p>`,
      ...Object.fromEntries(['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((letter) => [letter, ''])),
      A: image('Gráfico'),
      B: 'dois',
      Gabarito: 'B)',
      Resposta: 'dois',
      Comentário: '<p>Porque sim.</p>',
    });
    expect(fieldsOf(truth as Note, TRUTH_NOTE)).toMatchObject({
      // A body that is its own board is named once.
      Origem: 'FGV · Auditor [pleno]',
      Enunciado: '<p>O céu é azul.</p>',
      Gabarito: 'Certo',
      Resposta: '',
      Comentário: '<p>Porque sim.</p><div class="da-alternativa"><b>C)</b> De dia.</div>',
    });
    const cards = all<Card>('select nid, did, ord from cards order by due');
    expect(cards).toEqual(
      all<{ id: number }>('select id from notes order by id').map(({ id }) => ({
        nid: id,
        did: cards[0]?.did,
        ord: 0,
      })),
    );
  });

  it('contains each picture once, under the name in its notes', async () => {
    const { members, picture } = await readPackage();
    expect(Object.keys(members).sort()).toEqual(['0', 'collection.anki2', 'media']);
    expect(JSON.parse(String(members['media']))).toEqual({ 0: picture.name });
    expect(members['0']?.equals(picture.bytes)).toBe(true);
  });
});
