import type { ApiError, AppStore } from '@mapa/api-client';
import type { AnswerState } from '@mapa/domain';
import type { Detail, QuestionPage, StudyQuestion } from '../model';
import type { WithProgress } from './progress';
import type { CollectionTexts } from './texts';

/** The collection in answers and reviews; without ids: none. */
export interface Scope {
  mapa_id?: number;
  caderno_id?: string;
}

/** Selects a collection's questions. */
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

/** The scope of a review: a map, a notebook, or everything that the student has answered. */
export interface ReviewScope {
  scope: Scope;
  /** Addresses where it is studied and reviewed, and the list that contains it. */
  paths: { study: string; review: string; list: string };
  words: Pick<CollectionTexts, 'list' | 'inIt' | 'ofIt'> & {
    /** Label of the link back to studying; default "Voltar a estudar". */
    back?: string;
  };
}

/** A map or a notebook for the workspace and the review; all differences between the two are defined here. */
export interface Collection extends ReviewScope {
  words: CollectionTexts;
  /** Whether the route's widths show how often a subject is asked; otherwise only its number of questions here. */
  weighsIncidence: boolean;
  /**
   * Whether its questions have the numbers of one paper, of which two languages share one; otherwise they are counted.
   */
  hasPaperNumbers: boolean;
  /** Where a student without a stored position begins. */
  beginsAt: 'subject' | 'whole';
  useDetail: () => Query<Detail>;
  useQuestions: (
    filter: PageFilter,
    options: { refetchOnMountOrArgChange?: boolean; skip?: boolean },
  ) => Query<QuestionPage>;
  /** Keeps the loaded page when another filter would give the same one. */
  keepQuestions: (dispatch: AppStore['dispatch'], filter: PageFilter, page: QuestionPage) => void;
  /** Changes the displayed progress until it is reloaded. */
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
