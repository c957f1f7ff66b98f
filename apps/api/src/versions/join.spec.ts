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

/** Creates versions of one question; returns where each alternative of the last one was in the first, and the wording. */
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
  it('is joined to the alternative with the same text, wherever it stands and whatever its letter', async () => {
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

  it('may be reworded: it is joined by the words it keeps, or as the only one left', async () => {
    const before = ['o prazo é de dez dias úteis', 'o prazo é de dois anos', '10,5'];
    const after = ['10,6', 'o prazo é de dez dias', 'o prazo será de dois anos'];
    expect((await joined({ alternatives: before }, { alternatives: after })).places).toEqual([2, 0, 1]);
  });

  it('is joined to an older wording that returns', async () => {
    const { places } = await joined(
      { alternatives: four },
      { alternatives: ['um', 'dois', 'três', 'quatro'] },
      { alternatives: [...four].reverse() },
    );
    expect(places).toEqual([3, 2, 1, 0]);
  });

  it('starts anew with all the others if one is not found, one is added, or the kind changes', async () => {
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

describe('a version', () => {
  it('is a new wording if its statement, an alternative or its key changes, but not if only the comment does', async () => {
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
  /** The version whose key is in force for each of these, which follow a first one with other words. */
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

  it('is the key of a later version that changed only the key, or also the markup and the order', async () => {
    expect(await holders(first, corrected)).toEqual([2, 2]);
    const other = {
      statement: '<p><b>Assinale</b> a correta.</p>',
      alternatives: [...corrected.alternatives].reverse(),
    };
    expect(await holders(first, other)).toEqual([2, 2]);
  });

  it('holds across changes of wording alone, and ends if wording and key change at once', async () => {
    const typo = { ...first, statement: '<p>Assinale a opção correta.</p>' };
    expect(await holders(first, typo, { ...corrected, statement: typo.statement })).toEqual([3, 3, 3]);
    const asked = { ...corrected, statement: '<p>Assinale a incorreta.</p>' };
    expect(await holders(first, asked, { ...asked, alternatives: four })).toEqual([1, 3, 3]);
  });

  it('is not taken from a version without a key, such as an imported annulled question', async () => {
    const keyless = { ...first, alternatives: four.map((text) => text.replace('*', '')) };
    expect(await holders(first, keyless)).toEqual([1, 2]);
    expect(await holders(first, keyless, corrected)).toEqual([3, 3, 3]);
  });

  it('is its own key once the question starts anew, until its earlier wording returns', async () => {
    const anew = { statement: '<p>Outra.</p>', alternatives: ['*um', 'dois', 'três', 'quatro'] };
    expect(await holders(first, anew)).toEqual([1, 2]);
    expect(await holders(first, anew, corrected)).toEqual([3, 2, 3]);
  });
});
