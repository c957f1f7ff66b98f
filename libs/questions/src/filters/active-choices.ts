import {
  ANSWER_STATES,
  DIFFICULTIES,
  EDUCATION_LEVELS,
  HIDDEN_CHOICES,
  QUESTION_TYPES,
  optionLabel,
} from '@mapa/domain';
import type { ActiveChoice as ChoiceOf } from '@mapa/ui-kit';
import type { QuestionView } from '../model';
import type { Filters } from './filter-params';
import type { SubjectTree } from './subject-tree';

type ActiveChoice = ChoiceOf<Filters>;

/** Names of what a filter holds as ids. */
export interface FilterNames {
  subject: (id: number) => string;
  board: (id: number) => string;
  institution: (id: number) => string;
  exam: (id: number) => string;
}

type Source = Pick<QuestionView, 'banca' | 'instituicao' | 'prova' | 'assunto'>;

const shortName = (ref: { sigla: string; nome: string } | null | undefined) => ref && (ref.sigla || ref.nome);

/**
 * Names out of what is on the screen anyway: whatever a list is filtered by, its questions have it. Only an empty list
 * leaves a name unknown.
 */
export function namesFrom(tree: SubjectTree, questions: readonly Source[]): FilterNames {
  const refOf = (key: 'banca' | 'instituicao', id: number) =>
    shortName(questions.find((question) => question[key]?.id === id)?.[key]);
  return {
    subject: (id) =>
      tree.byId.get(id)?.name ??
      questions.flatMap(({ assunto }) => assunto).find((node) => node.id === id)?.nome ??
      'Assunto',
    board: (id) => refOf('banca', id) ?? 'Banca',
    institution: (id) => refOf('instituicao', id) ?? 'Instituição',
    exam: (id) => questions.find(({ prova }) => prova?.id === id)?.prova?.nome ?? 'Prova',
  };
}

type ListKey = {
  [K in keyof Filters]-?: NonNullable<Filters[K]> extends readonly unknown[] ? K : never;
}[keyof Filters];

/** What a filter holds, one entry for each thing that can be taken away alone. */
export function activeChoices(filters: Filters, names: FilterNames): ActiveChoice[] {
  const each = <K extends ListKey>(
    key: K,
    nameOf: (value: NonNullable<Filters[K]>[number]) => string,
  ): ActiveChoice[] => {
    const values: readonly NonNullable<Filters[K]>[number][] = filters[key] ?? [];
    return values.map((value) => ({
      key: `${key}-${value}`,
      name: nameOf(value),
      without: { [key]: values.filter((other) => other !== value) },
    }));
  };
  const one = (key: keyof Filters, name: string | false | undefined): ActiveChoice[] =>
    name ? [{ key, name, without: { [key]: undefined } }] : [];
  return [
    ...one('busca', filters.busca && `“${filters.busca}”`),
    ...each('materia_id', names.subject),
    ...each('assunto_id', names.subject),
    ...one('estado', filters.estado && optionLabel(ANSWER_STATES, filters.estado)),
    ...one('ocultas', filters.ocultas && optionLabel(HIDDEN_CHOICES, filters.ocultas)),
    ...each('banca_id', names.board),
    ...each('instituicao_id', names.institution),
    ...each('prova_id', names.exam),
    ...one('cargo', filters.cargo && `Cargo: ${filters.cargo}`),
    ...one('area', filters.area && `Área: ${filters.area}`),
    ...each('ano', String),
    ...each('escolaridade', (value) => optionLabel(EDUCATION_LEVELS, value)),
    ...each('dificuldade', (value) => optionLabel(DIFFICULTIES, value)),
    ...each('tipo', (value) => optionLabel(QUESTION_TYPES, value)),
    ...one(
      'comentada',
      filters.comentada === undefined ? undefined : filters.comentada ? 'Com comentário' : 'Sem comentário',
    ),
    ...one('anuladas', filters.anuladas && 'Com anuladas'),
    ...one('desatualizadas', filters.desatualizadas && 'Com desatualizadas'),
  ];
}
