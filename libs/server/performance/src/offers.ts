import type { Database, Student } from '@mapa/server-platform';
import { countFacet, type QuestionFilters, type SearchSources } from '@mapa/server-search';
import { countDueBySubject } from '@mapa/server-study-aids';

type Sources = SearchSources & { db: Database };

/** What a student can do in a subject, each number as the list that it opens counts it. */
interface Offer {
  nao_resolvidas: number;
  erradas_agora: number;
  a_rever: number;
}

/** As in the links (`libs/domain/src/study/counted-links.ts`): what is hidden is neither counted nor opened. */
const UNSOLVED = { estado: 'nao_respondidas', ocultas: 'excluir' } as const satisfies QuestionFilters;
const WRONG = { estado: 'erradas', ocultas: 'excluir' } as const satisfies QuestionFilters;

/** Subjects whose unsolved questions are counted at once; nearly always the first ones have some. */
const AT_ONCE = 30;

type FacetQuery = Parameters<typeof countFacet>[1];

async function countNow(sources: Sources, student: Student, query: FacetQuery): Promise<Map<number, number>> {
  const counts = await countFacet(sources, query, student);
  return new Map(counts.map(({ valor, questoes }) => [Number(valor), questoes]));
}

/** Number of questions whose latest answer is wrong, by subject, with those below it, and by board. */
export async function readWrongNow(sources: Sources, student: Student) {
  const [subjects, boards] = await Promise.all([
    countNow(sources, student, { ...WRONG, faceta: 'assunto' }),
    countNow(sources, student, { ...WRONG, faceta: 'banca' }),
  ]);
  return { subjects, boards };
}

/**
 * Finds the first subjects in which the student has something to do, by subject: unsolved questions, counted as the list that
 * they open, wrong ones, or some due for review today.
 */
export const findOffers =
  (sources: Sources, student: Student, wrong: ReadonlyMap<number, number>) =>
  async (subjects: readonly number[], most: number): Promise<Map<number, Offer>> => {
    const due = await countDueBySubject(sources.db, student.id);
    const offers = new Map<number, Offer>();
    for (let from = 0; from < subjects.length && offers.size < most; from += AT_ONCE) {
      const some = subjects.slice(from, from + AT_ONCE);
      const unsolved = await countNow(sources, student, { ...UNSOLVED, faceta: 'assunto', valores: some.map(String) });
      for (const id of some) {
        const offer = {
          nao_resolvidas: unsolved.get(id) ?? 0,
          erradas_agora: wrong.get(id) ?? 0,
          a_rever: due.get(id) ?? 0,
        };
        const isOffered = Object.values(offer).some((questions) => questions > 0);
        if (isOffered && offers.size < most) offers.set(id, offer);
      }
    }
    return offers;
  };
