import type { ResultOf } from '@mapa/api-contract';
import type { Queryable, Sources } from '@mapa/server-platform';
import { cachedAnswer, type SearchSources } from '@mapa/server-search';
import { chooseQuestions } from '../bank';
import { boardOfEdital } from '../own-map';
import { presentReading } from '../present';
import { officeOf } from '../programme';
import { choicesOf, followMerges, type ReadEdital, readingOf } from '../stored';
import { forOffice, readStudied } from './store';

type Answer = ResultOf<'GET /api/exam/{id}/programme'>;
type Look = Omit<Answer, 'id' | 'nome' | 'orgao' | 'data_prova' | 'dia_do_concurso' | 'lido_em'>;

/** Assuntos that are shown before a map is made. */
const FIRST_SUBJECTS = 8;
const FIRST_QUESTIONS = 3;

/** The question with which a map would begin each of the first assuntos. */
async function firstQuestions(db: Queryable, edital: ReadEdital, { assuntos, cargos, cargo }: Look) {
  const first = assuntos.slice(0, FIRST_QUESTIONS);
  const level = cargo === null ? null : (cargos[cargo]?.escolaridade ?? null);
  const origin = { boardId: boardOfEdital(edital), level };
  const chosen = await chooseQuestions(
    db,
    first.map(({ id }) => ({ id, most: 1 })),
    origin,
  );
  return chosen.map(({ questionId, subjectId }) => ({
    id: questionId,
    assunto: first.find(({ id }) => id === subjectId)?.nome ?? '',
  }));
}

/** What the bank says to an edital; only offices while one of several has to be chosen. */
async function lookAt(db: Queryable, edital: ReadEdital): Promise<Look> {
  const { banca, cargos, cargo, ...read } = await presentReading(db, edital);
  const isOpen = cargo === null && cargos.length > 1;
  const look: Look = {
    banca,
    cargos: cargos.map(({ indice, nome, escolaridade }) => ({ indice, nome, escolaridade })),
    cargo,
    disciplinas: isOpen
      ? []
      : read.disciplinas
          .filter(({ fora }) => !fora)
          .map(({ nome, questoes, peso, duvida, topicos }) => ({
            nome,
            questoes,
            peso,
            duvida,
            topicos: topicos.length,
            sem_questoes: topicos
              .filter(({ assuntos }) => !assuntos.some((one) => one.questoes > 0))
              .map(({ texto }) => texto),
          })),
    cobertura: isOpen ? { topicos: 0, reconhecidos: 0, com_questoes: 0 } : read.cobertura,
    assuntos: isOpen ? [] : read.assuntos.slice(0, FIRST_SUBJECTS),
    total_assuntos: isOpen ? 0 : read.assuntos.length,
    questoes: isOpen ? 0 : read.assuntos.reduce((sum, one) => sum + one.questoes, 0),
    primeiras: [],
  };
  return { ...look, primeiras: await firstQuestions(db, edital, look) };
}

/**
 * The programme of a notice's edital, with the first look at the map that it would become. Counted once for each
 * reading, office and state of the bank.
 * @param office its index in the reading
 */
export async function readNoticeProgramme(
  { db, searchIndex, formerIds }: Sources & SearchSources,
  examId: number,
  office: number | undefined,
): Promise<Answer> {
  const notice = await readStudied(db, examId);
  const edital = followMerges(forOffice(notice, office ?? null), await formerIds.current());
  const chosen = officeOf(readingOf(edital), choicesOf(edital));
  const key = ['programme', notice.edital.readingId, chosen, boardOfEdital(edital)].join(' ');
  const look = () => lookAt(db, edital);
  return {
    id: notice.exam.id,
    nome: notice.exam.name,
    orgao: notice.body,
    data_prova: choicesOf(edital).data_prova ?? readingOf(edital).data_prova?.valor ?? null,
    dia_do_concurso: notice.examOn !== null,
    lido_em: notice.edital.readAt.toISOString(),
    ...((await cachedAnswer(searchIndex, key, look)) ?? (await look())),
  };
}
