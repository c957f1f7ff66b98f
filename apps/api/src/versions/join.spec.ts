import { and, asc, eq } from 'drizzle-orm';
import { alternatives, questionVersions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, createVersion, type TestContent } from '@mapa/server-search/testing';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

let slot = 100;

/** Versions of one question; gives of each alternative of the last one which of the first it is, by place, and the wording's number. */
async function joined(...versions: Parameters<typeof createVersion>[2][]) {
  slot += 1;
  const { id } = await content.createQuestion({ slot, subject: content.crasis, overrides: { examId: null } });
  const ids: number[][] = [];
  for (const version of versions) ids.push(await createVersion(api.db, id, version));
  const last = and(eq(alternatives.questionId, id), eq(alternatives.version, versions.length + 1));
  const rows = await api.db.select().from(alternatives).where(last).orderBy(asc(alternatives.position));
  const [wording] = await api.db
    .select()
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.version, versions.length + 1)));
  const places = rows.map(({ sameAs }) => (sameAs === null ? null : (ids[0] ?? []).indexOf(sameAs)));
  return { places, wording: wording?.wording };
}

const four = ['*Fui à praia.', 'Fui a praia.', 'Fui há praia.', 'Fui á praia.'];

describe('an alternative of a later version', () => {
  it('is the one that says the same, wherever it stands and whatever its letter', async () => {
    const { places } = await joined({ alternatives: four }, { alternatives: [...four].reverse() });
    expect(places).toEqual([3, 2, 1, 0]);
  });

  it('is distinguished by an accent, and not by its markup', async () => {
    const marked = four.map((text) => text.replace('praia', '<em>praia</em>'));
    expect((await joined({ alternatives: four }, { alternatives: marked.reverse() })).places).toEqual([3, 2, 1, 0]);
  });

  it('is identified by its picture if it has no words', async () => {
    const pictures = ['1', '2', '3'].map((hash) => `<img src="/api/media/${hash}" alt="">`);
    expect(
      (
        await joined(
          { alternatives: pictures },
          { alternatives: [2, 0, 1].map((at) => `<strong>${pictures[at] ?? ''}</strong>`) },
        )
      ).places,
    ).toEqual([2, 0, 1]);
  });

  it('may be reworded: by the words that it keeps, and by being the only one left', async () => {
    const before = ['o prazo é de dez dias úteis', 'o prazo é de dois anos', '10,5'];
    const after = ['10,6', 'o prazo é de dez dias', 'o prazo será de dois anos'];
    expect((await joined({ alternatives: before }, { alternatives: after })).places).toEqual([2, 0, 1]);
  });

  it('joins an older wording that came back', async () => {
    const { places } = await joined(
      { alternatives: four },
      { alternatives: ['um', 'dois', 'três', 'quatro'] },
      { alternatives: [...four].reverse() },
    );
    expect(places).toEqual([3, 2, 1, 0]);
  });

  it('is new, and so are all of them, where not every one is found, where there are more, or where the kind is another', async () => {
    const anew = [null, null, null, null];
    expect(
      (await joined({ alternatives: four }, { alternatives: [...four.slice(0, 2), 'nenhuma', 'todas'] })).places,
    ).toEqual(anew);
    expect((await joined({ alternatives: four }, { alternatives: [...four, 'Fui pra praia.'] })).places).toEqual([
      ...anew,
      null,
    ]);
    const judged = { alternatives: ['*Certo', 'Errado'] };
    expect((await joined(judged, { ...judged, letters: 'CE' })).places).toEqual([null, null]);
  });
});

describe('a wording', () => {
  it('is one more when its statement, an alternative or its key changes, and the same when the comment alone does', async () => {
    const first = { statement: '<p>1</p>', alternatives: four };
    expect((await joined(first, { ...first, comment: '<p>Porque sim.</p>' })).wording).toBe(2);
    expect((await joined(first, { ...first, statement: '<p>2</p>' })).wording).toBe(3);
    expect(
      (await joined(first, { ...first, alternatives: ['Fui à praia.', '*Fui a praia.', ...four.slice(2)] })).wording,
    ).toBe(3);
    expect((await joined(first, { ...first, alternatives: [...four].reverse() })).wording).toBe(3);
  });
});

describe('the key that holds for a version', () => {
  /** The version whose key holds for each of these, which follow a first one of other words. */
  async function holders(...versions: Parameters<typeof createVersion>[2][]) {
    slot += 1;
    const { id } = await content.createQuestion({ slot, subject: content.crasis, overrides: { examId: null } });
    for (const version of versions) await createVersion(api.db, id, version);
    const rows = await api.db
      .select()
      .from(questionVersions)
      .where(eq(questionVersions.questionId, id))
      .orderBy(asc(questionVersions.version));
    return rows.slice(1).map(({ version, keyVersion }) => (keyVersion ?? version) - 1);
  }
  const first = { statement: '<p>Assinale a correta.</p>', alternatives: four };
  const corrected = { ...first, alternatives: ['Fui à praia.', '*Fui a praia.', ...four.slice(2)] };

  it('is that of a later version in which the key alone changed, or its markup and its order too', async () => {
    expect(await holders(first, corrected)).toEqual([2, 2]);
    const other = {
      statement: '<p><b>Assinale</b> a correta.</p>',
      alternatives: [...corrected.alternatives].reverse(),
    };
    expect(await holders(first, other)).toEqual([2, 2]);
  });

  it('goes on through changes of the words alone, and ends where words and key change at once', async () => {
    const typo = { ...first, statement: '<p>Assinale a opção correta.</p>' };
    expect(await holders(first, typo, { ...corrected, statement: typo.statement })).toEqual([3, 3, 3]);
    const asked = { ...corrected, statement: '<p>Assinale a incorreta.</p>' };
    expect(await holders(first, asked, { ...asked, alternatives: four })).toEqual([1, 3, 3]);
  });

  it('is not that of a version without one, as an annulled question may be imported', async () => {
    const keyless = { ...first, alternatives: four.map((text) => text.replace('*', '')) };
    expect(await holders(first, keyless)).toEqual([1, 2]);
    expect(await holders(first, keyless, corrected)).toEqual([3, 3, 3]);
  });

  it('is its own once the question starts anew, until its words come back', async () => {
    const anew = { statement: '<p>Outra.</p>', alternatives: ['*um', 'dois', 'três', 'quatro'] };
    expect(await holders(first, anew)).toEqual([1, 2]);
    expect(await holders(first, anew, corrected)).toEqual([3, 2, 3]);
  });
});
