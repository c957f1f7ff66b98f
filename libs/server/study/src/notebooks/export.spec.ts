import { contract } from '@mapa/api-contract';
import { EXPORT_FORMATS, PLAN_LIMITS, refusalAt, type ExportFormatId } from '@mapa/domain';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { keyReleases, questionVersions } from '@mapa/server-platform';
import { membersOf, normaliseAll, readBytes } from '@mapa/server-export/testing';
import { inspectImage, saveMedia } from '@mapa/server-importer';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter } from '@mapa/server-sessions/testing';
import { storeNotebook } from '../testing/store-notebook';

const EXPORT = 'POST /api/customer-area/question-notebook/{id}/export';
const ONE = 'GET /api/customer-area/question-notebook/id';
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const COMMENT = 'Comentário do professor.';
/** The text after the first sentence, which every student may read (docs/decisions/133). */
const REST = 'E o que o explica.';
const ALL_FORMATS = EXPORT_FORMATS.map(({ value }) => value);
const KEYED = EXPORT_FORMATS.filter(({ withKeys }) => withKeys).map(({ value }) => value);

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

async function studentWithNotebook(plan = 'plano_pago_primary', ids = content.questions.map(({ id }) => id)) {
  const student = await enter(api, { plan });
  const id = await storeNotebook(api, student.id, ids);
  const exported = async (formato: ExportFormatId) => {
    const answer = await api.call(EXPORT, { id, formato }, student.token);
    return { ...answer, text: answer.bytes.toString('utf8') };
  };
  return { ...student, notebook: id, exported };
}

const released = (studentId: string) => api.db.$count(keyReleases, eq(keyReleases.studentId, studentId));

describe('a notebook as a file', () => {
  it.each(ALL_FORMATS)(
    'comes in %s under a name, with the media type of the contract, and is not cached',
    async (format) => {
      const { exported } = await studentWithNotebook();
      const { status, headers } = await exported(format);
      const extension = EXPORT_FORMATS.find(({ value }) => value === format)?.extension;
      expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
        200,
        `attachment; filename="caderno.${extension}"`,
        'private, no-store',
      ]);
      expect(contract[EXPORT].file).toContain(String(headers['content-type']).split(';')[0]);
    },
  );

  it('without the key contains none, and records none as released', async () => {
    const { id, exported } = await studentWithNotebook();
    const { text } = await exported('csv');
    expect(
      text
        .split('\r\n')
        .map((line) => line.split('";"').at(7))
        .slice(1, 7),
    ).toEqual(['1', '2', '3', '4', '5espanhol', '5inglês'].map((slot) => `Enunciado ${slot} sobre a crase .`));
    expect(text).not.toContain('gabarito');
    expect(text).not.toContain(COMMENT);
    expect(await released(id)).toBe(0);
  });

  it.each(KEYED)('with the key in %s records every key as released, and answers nothing', async (format) => {
    const { id, notebook, token, exported } = await studentWithNotebook();
    await exported(format);
    expect(await released(id)).toBe(6);
    expect((await api.ok(ONE, { id: notebook }, token)).progresso.respondidas).toBe(0);
  });

  it.each(['moodle', 'gift', 'qti'] as const)('in %s is imported back unchanged, with its pictures', async (format) => {
    const picture = await inspectImage(
      await sharp({ create: { width: 4, height: 3, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      'a',
    );
    await saveMedia(api.db, [picture]);
    const statement = `<p>Veja <img src="/api/media/${picture.hash}" alt="Gráfico" width="4" height="3" /></p>`;
    const { id: pictured } = await content.createQuestion({
      slot: 20,
      subject: content.crasis,
      overrides: { sourceKey: format, examId: null },
    });
    await api.db.update(questionVersions).set({ statement }).where(eq(questionVersions.questionId, pictured));
    const { exported } = await studentWithNotebook('plano_pago_primary', [
      pictured,
      ...content.questions.map(({ id }) => id),
    ]);
    const [withPicture, ...others] = await normaliseAll(await readBytes((await exported(format)).bytes));
    expect(withPicture).toMatchObject({
      statement,
      number: null,
      year: 2024,
      difficulty: 3,
      subjectPath: ['Português', 'Crase'],
      comment: `<p>${COMMENT}</p>`,
    });
    expect(withPicture?.media.map(({ hash, bytes }) => [hash, bytes.equals(picture.bytes)])).toEqual([
      [picture.hash, true],
    ]);
    expect(withPicture?.alternatives).toEqual(
      ['A', 'B', 'C', 'D'].map((letter) => ({
        letter,
        text: `Alternativa ${letter}`,
        comment: null,
        correct: letter === 'B',
      })),
    );
    expect(others.map(({ number, variant }) => [number, variant])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
      [5, 'espanhol'],
      [5, 'inglês'],
    ]);
  });

  it('in Aiken leaves annulled questions out, and says how many', async () => {
    const { id: annulled } = await content.createQuestion({
      slot: 21,
      subject: content.crasis,
      overrides: { sourceKey: 'aiken', examId: null, annulled: true },
    });
    const { exported } = await studentWithNotebook('plano_pago_primary', [
      annulled,
      ...content.questions.map(({ id }) => id),
    ]);
    const { headers, bytes } = await exported('aiken');
    expect([headers['x-questoes-no-arquivo'], headers['x-questoes-anuladas-de-fora']]).toEqual(['6', '1']);
    expect(await normaliseAll(await readBytes(bytes))).toHaveLength(6);
    expect((await exported('csv')).headers['x-questoes-anuladas-de-fora']).toBe('0');
  });

  it('in Anki holds a note and a card for each question', async () => {
    const { exported } = await studentWithNotebook();
    expect(Object.keys(await membersOf((await exported('anki')).bytes))).toEqual(['collection.anki2', 'media']);
  });

  it('contains a notebook of any length, each question once and in order', async () => {
    const many: number[] = [];
    for (let slot = 100; slot < 205; slot += 1)
      many.push((await content.createQuestion({ slot, subject: content.regency, overrides: { examId: null } })).id);
    const { id, exported } = await studentWithNotebook('plano_pago_primary', many);
    const { text } = await exported('moodle');
    expect([...text.matchAll(/<idnumber>Q(\d+)</g)].map(([, code]) => Number(code))).toEqual(many);
    expect(await released(id)).toBe(105);
  });
});

describe('the plan', () => {
  beforeAll(async () => {
    await api.db.execute(sql`update question_versions set comment = ${`<p>${COMMENT} ${REST}</p>`}`);
  });

  const FREE = PLAN_LIMITS.plano_gratis;
  const useUp = (id: string, left: number) =>
    api.db.execute(sql`insert into served_questions
      select ${id}, (now() at time zone 'America/Sao_Paulo')::date, 1000000 + n from generate_series(1, ${(FREE.questionsPerDay ?? 0) - left}::int) n`);

  it.each(KEYED)("keeps questions beyond the daily limit and teachers' comments out of %s", async (format) => {
    const { id, exported } = await studentWithNotebook('plano_gratis');
    await useUp(id, 2);
    const { status, headers, bytes } = await exported(format);
    const text = [...Object.values(await membersOf(bytes)), bytes].map(String).join('\n');
    expect([status, headers['x-questoes-no-arquivo'], headers['x-questoes-de-fora']]).toEqual([200, '2', '4']);
    expect(text).toContain('Enunciado 2');
    expect(text).not.toContain('Enunciado 3');
    expect(text).not.toContain(REST);
    expect(await released(id)).toBe(2);
  });

  it('refuses the file if it withholds everything', async () => {
    const { id, exported } = await studentWithNotebook('plano_gratis');
    await useUp(id, 0);
    for (const format of ALL_FORMATS) {
      const { status, body } = await exported(format);
      expect([format, status, body]).toEqual([format, 403, { erro: [refusalAt('questionsPerDay', FREE)] }]);
    }
    expect(await released(id)).toBe(0);
  });
});

it("a file is its owner's: visitors, a foreign or absent notebook and an unknown format are refused", async () => {
  const [{ notebook, token }, other] = [await studentWithNotebook(), await enter(api)];
  expect((await api.call(EXPORT, { id: notebook, formato: 'csv' }, token)).status).toBe(200);
  expect((await api.call(EXPORT, { id: notebook, formato: 'csv' })).status).toBe(401);
  for (const [id, caller] of [
    [notebook, other.token],
    [NOBODYS, token],
  ] as const) {
    const { status, body } = await api.call(EXPORT, { id, formato: 'moodle' }, caller);
    expect([status, body]).toEqual([404, { erro: ['Este caderno não está entre os seus.'] }]);
  }
  for (const body of [{}, { formato: 'pdf' }])
    expect((await api.call(EXPORT, { id: notebook, ...body }, token)).status).toBe(422);
  expect(await released(other.id)).toBe(0);
});
