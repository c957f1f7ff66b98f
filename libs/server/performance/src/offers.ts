import type { Database, Student } from '@mapa/server-platform';
import { countFacet, type QuestionFilters, type SearchSources } from '@mapa/server-search';
import { countDueBySubject } from '@mapa/server-study-aids';

type Sources = SearchSources & { db: Database };

/** What a student can do in a subject; each number is the count of the list that it links to. */
interface Offer {
  nao_resolvidas: number;
  erradas_agora: number;
  a_rever: number;
}

/** The same as in the links (`libs/domain/src/study/counted-links.ts`), which exclude hidden questions. */
const UNSOLVED = { estado: 'nao_respondidas', ocultas: 'excluir' } as const satisfies QuestionFilters;
const WRONG = { estado: 'erradas', ocultas: 'excluir' } as const satisfies QuestionFilters;

/** Subjects whose unsolved questions are counted at once; nearly always one of them has some. */
const AT_ONCE = 30;

type FacetQuery = Parameters<typeof countFacet>[1];

async function countNow(sources: Sources, student: Student, query: FacetQuery): Promise<Map<number, number>> {
  const counts = await countFacet(sources, query, student);
  return new Map(counts.map(({ valor, questoes }) => [Number(valor), questoes]));
}

/** Number of questions whose latest answer is wrong, by subject including descendants, and by board. */
export async function readWrongNow(sources: Sources, student: Student) {
  const [subjects, boards] = await Promise.all([
    countNow(sources, student, { ...WRONG, faceta: 'assunto' }),
    countNow(sources, student, { ...WRONG, faceta: 'banca' }),
  ]);
  return { subjects, boards };
}

/**
 * Finds the first subjects with something to do for the student: unsolved questions (the count of the linked list),
 * wrong ones, or some due for review today.
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
