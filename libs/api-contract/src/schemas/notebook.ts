import { ANSWER_STATES, MAP_QUESTIONS_PER_PAGE, NOTEBOOK_MAX_QUESTIONS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, Named, nullable, oneOf, pageQuery, strictObject, Uuid } from './common';
import { questionFilters } from './question';
import { Continuation, MapSubject, Progress } from './student';

const NAME_MAX_LENGTH = 120;

const Name = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH });

export const Notebook = Type.Object({
  id: Uuid,
  nome: Type.String(),
  /** The filter or the paper that it was made from. */
  origem: Type.Record(Type.String(), Type.Unknown()),
  criado_em: Instant,
  epoca: Type.Integer(),
  ultima_resposta_em: nullable(Instant),
  progresso: Progress,
  continuar: nullable(Continuation),
});

export const NotebookDetail = Type.Object({ ...Notebook.properties, assuntos: Type.Array(MapSubject) });

/** Hand-picked questions, or those that a filter finds, newest first, at most `limite`. */
export const NotebookBody = strictObject({
  nome: Name,
  questoes: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: NOTEBOOK_MAX_QUESTIONS })),
  filtros: Type.Optional(strictObject(questionFilters)),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: NOTEBOOK_MAX_QUESTIONS })),
});

export const ExamNotebookBody = strictObject({ prova_id: Id, nome: Type.Optional(Name) });
export const NotebookIdBody = strictObject({ caderno_id: Uuid });
export const NotebookIdQuery = strictObject({ id: Uuid });
export const NotebookParams = strictObject({ id: Uuid });
export const NotebooksQuery = strictObject({ ...pageQuery() });
export const RenameBody = strictObject({ nome: Name });

export const NotebookQuestionsQuery = strictObject({
  assunto_id: Type.Optional(Id),
  estado: Type.Optional(oneOf(ANSWER_STATES)),
  gabarito: Type.Optional(Type.Boolean()),
  ...pageQuery(MAP_QUESTIONS_PER_PAGE),
});

const Counted = Type.Array(Type.Object({ ...Named.properties, questoes: Type.Integer() }));

/** What the questions of a collection can be filtered by, with how many each choice has. */
export const FilterOptions = Type.Object({
  materias: Counted,
  assuntos: Counted,
  bancas: Counted,
  instituicoes: Counted,
  anos: Type.Array(Type.Object({ ano: Type.Integer(), questoes: Type.Integer() })),
});
