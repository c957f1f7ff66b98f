import { examsApi, performanceApi, type ApiState, type AppStore } from '@mapa/api-client';
import { questionsOf } from '@mapa/domain';
import type { Exam } from '../model';
import { factsText, originText } from '../texts';

const { exam, examList } = examsApi.endpoints;

/** Most related papers shown per board and body. */
const NEIGHBOURS = 6;

/**
 * Queries of a paper's related papers, by board and by body; each asks for one more than shown, because it includes the
 * paper itself.
 */
export const neighbourQueries = ({ banca, instituicao }: Pick<Exam, 'banca' | 'instituicao'>) => ({
  ofBody: instituicao && { instituicao_id: [instituicao.id], per_page: NEIGHBOURS },
  ofBoard: banca && { banca_id: [banca.id], per_page: NEIGHBOURS },
});

/**
 * Loads the data of a paper's page: the paper, its subjects, and related papers.
 * @returns the paper's own result, which decides the page's status: the page is shown without the rest
 */
export async function loadExamScreen({ dispatch }: Pick<AppStore, 'dispatch'>, id: number) {
  const weight = dispatch(performanceApi.endpoints.examIncidence.initiate({ id }, { subscribe: false }));
  const result = await dispatch(exam.initiate({ id }, { subscribe: false }));
  const { ofBody, ofBoard } = result.data ? neighbourQueries(result.data) : { ofBody: null, ofBoard: null };
  const lists = [ofBody, ofBoard].flatMap((query) =>
    query ? [dispatch(examList.initiate(query, { subscribe: false }))] : [],
  );
  await Promise.all([weight, ...lists]);
  return result;
}

/** Title and description of a paper's page, once the paper is loaded. */
export function examMeta(state: ApiState, id: number | null): { title: string; description: string } | undefined {
  const data = id === null ? undefined : exam.select({ id })(state).data;
  return (
    data && {
      title: data.nome,
      description: `${factsText(originText(data), questionsOf(data.questoes))}. O que a prova cobrou, por assunto, com as questões e um caderno para resolvê-la.`,
    }
  );
}
