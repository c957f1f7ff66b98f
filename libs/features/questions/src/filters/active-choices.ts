import { QUESTION_FILTERS, shortName } from '@mapa/domain';
import type { QuestionView } from '@mapa/question';
import { filterChoices, type ActiveChoice, type NameOf } from '@mapa/ui-kit';
import type { Filters } from './filter-params';
import type { SubjectTree } from './subject-tree';

type Source = Pick<QuestionView, 'banca' | 'instituicao' | 'prova' | 'assunto'>;

/**
 * Resolves the names of filter ids from the tree and from the questions on the screen; a name stays unknown only when
 * the list is empty.
 */
export function namesFrom(tree: SubjectTree, questions: readonly Source[]): NameOf {
  const refOf = (key: 'banca' | 'instituicao', id: number) => {
    const ref = questions.find((question) => question[key]?.id === id)?.[key];
    return ref && shortName(ref);
  };
  const subject = (id: number) =>
    tree.byId.get(id)?.name ??
    questions.flatMap(({ assunto }) => assunto).find((node) => node.id === id)?.nome ??
    'Assunto';
  const names: Record<Parameters<NameOf>[0], (id: number) => string> = {
    matter: subject,
    subject,
    board: (id) => refOf('banca', id) ?? 'Banca',
    institution: (id) => refOf('instituicao', id) ?? 'Instituição',
    exam: (id) => questions.find(({ prova }) => prova?.id === id)?.prova?.nome ?? 'Prova',
  };
  return (of, id) => names[of](id);
}

/** Chips that come first: the search, the subjects and the own state. */
const FIRST = ['busca', 'materia_id', 'assunto_id', 'estado', 'ocultas'] as const;

/** The chosen filter values, one entry for each removable one. */
export const activeChoices = (filters: Filters, nameOf: NameOf): ActiveChoice<Filters>[] =>
  filterChoices(QUESTION_FILTERS, filters, nameOf, FIRST);
