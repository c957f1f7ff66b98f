import type { ApiError, AppStore } from '@mapa/api-client';
import type { AnswerState } from '@mapa/domain';
import type { Detail, QuestionPage, StudyQuestion } from '../model';
import type { WithProgress } from './progress';
import type { CollectionTexts } from './texts';

/** How an answer and a review name the collection; neither: no collection at all. */
export interface Scope {
  mapa_id?: number;
  caderno_id?: string;
}

/** Which of a collection's questions are asked for. */
export interface PageFilter {
  assunto_id?: number;
  estado?: AnswerState;
  estado_ate?: number;
  gabarito: boolean;
  page: number;
}

interface Query<Data> {
  currentData: Data | undefined;
  error: ApiError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What is reviewed: a map, a notebook, or everything that the student has answered. */
export interface ReviewScope {
  scope: Scope;
  /** Addresses where it is studied and reviewed, and the list that contains it. */
  paths: { study: string; review: string; list: string };
  words: Pick<CollectionTexts, 'list' | 'inIt' | 'ofIt'> & {
    /** The way to where it is studied; "Voltar a estudar" where it is left out. */
    back?: string;
  };
}

/** A map or a notebook for the workspace and the review; all differences between the two are defined here. */
export interface Collection extends ReviewScope {
  words: CollectionTexts;
  /** Widths of the route show how often a subject was asked; otherwise only how many questions it has here. */
  weighsIncidence: boolean;
  /** Its questions bear the numbers of one paper, of which two languages share one; otherwise they are counted. */
  hasPaperNumbers: boolean;
  /** Where a student without a position in it begins. */
  beginsAt: 'subject' | 'whole';
  useDetail: () => Query<Detail>;
  useQuestions: (
    filter: PageFilter,
    options: { refetchOnMountOrArgChange?: boolean; skip?: boolean },
  ) => Query<QuestionPage>;
  /** Keeps the loaded page when another filter would give the same one. */
  keepQuestions: (dispatch: AppStore['dispatch'], filter: PageFilter, page: QuestionPage) => void;
  /** Changes the progress that is shown until the server is asked again. */
  changeProgress: (dispatch: AppStore['dispatch'], change: <Kept extends WithProgress>(kept: Kept) => Kept) => void;
}

/** The ids of the map or notebook that an answer counts in, under the names of the question panel's props. */
export const collectionIds = ({
  mapa_id,
  caderno_id,
}: Scope): { mapId: number | undefined; notebookId: string | undefined } => ({
  mapId: mapa_id,
  notebookId: caderno_id,
});

/** The subject of a collection that a question belongs to. */
export const subjectOf = ({ assuntos }: Detail, { assunto }: StudyQuestion): number | undefined =>
  assuntos.find(({ assunto_id }) => assunto.some(({ id }) => id === assunto_id))?.assunto_id;
