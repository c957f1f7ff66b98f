import {
  ANSWER_STATES,
  EXPORT_FORMATS,
  MAP_QUESTIONS_PER_PAGE,
  NOTEBOOK_MAX_QUESTIONS,
  NOTEBOOK_NAME_MAX_LENGTH,
} from '@mapa/domain';
import { Type } from 'typebox';
import { Variants } from './catalogue';
import {
  counted,
  ExamId,
  Id,
  Instant,
  mostlyNull,
  nullable,
  oneOf,
  OwnAnchor,
  pageQuery,
  strictObject,
  SubjectId,
  Uuid,
} from './common';
import { flag, integer, text } from './leaves';
import { questionFilters, StudentQuestion } from './question';
import { Continuation, MapSubject, Progress } from './student';

const Name = text('Crase e regência para revisar', { minLength: 1, maxLength: NOTEBOOK_NAME_MAX_LENGTH });

const Picks = Type.Array(Id, { minItems: 1, maxItems: NOTEBOOK_MAX_QUESTIONS });

export const Notebook = Type.Object({
  id: Uuid,
  nome: text('Crase e regência para revisar'),
  /** The filter or the paper from which it was made. */
  origem: Type.Record(Type.String(), Type.Unknown(), { examples: [{ filtros: { assunto_id: [118] } }] }),
  criado_em: Instant,
  epoca: integer(1),
  ultima_resposta_em: nullable(Instant),
  progresso: Progress,
  continuar: nullable(Continuation),
  /** When keys were last released in this epoch, for print or export; null if they were not. */
  gabarito_liberado_em: Type.Optional(mostlyNull(Instant)),
  /** Whether it contains the requested question; absent if none was requested. */
  contem: Type.Optional(flag(true)),
});

export const NotebookDetail = Type.Object({
  ...Notebook.properties,
  assuntos: Type.Array(MapSubject),
  variantes: Type.Optional(Variants),
  /** Number of open questions that the student has answered elsewhere. */
  respondidas_fora: Type.Optional(integer(3)),
});

/** A question of a notebook. */
export const NotebookQuestion = Type.Object({
  ...StudentQuestion.properties,
  /** How it was last answered elsewhere: in a map, in another notebook, or outside both; null if it was not. */
  resposta_fora: Type.Optional(mostlyNull(Type.Object({ acertou: nullable(flag(true)), respondida_em: Instant }))),
});

/** Hand-picked questions, or those that a filter finds, newest first, at most `limite`. */
export const NotebookBody = Type.Object(
  {
    nome: Name,
    questoes: Type.Optional(Picks),
    filtros: Type.Optional(strictObject(questionFilters)),
    limite: Type.Optional(integer(50, { minimum: 1, maximum: NOTEBOOK_MAX_QUESTIONS })),
  },
  // Exactly one way of choosing questions.
  {
    additionalProperties: false,
    examples: [
      {
        nome: 'Crase e regência para revisar',
        filtros: { assunto_id: [118], tipo: ['questaomultiplaescolha'] },
        limite: 50,
      },
      { nome: 'Escolhidas a dedo', questoes: [42, 57, 301] },
    ],
  },
);

/** A whole paper, or a part that fits the plan's limit: its first questions, or those of one matéria or assunto. */
export const ExamNotebookBody = strictObject({
  prova_id: ExamId,
  nome: Type.Optional(Name),
  limite: Type.Optional(integer(100, { minimum: 1, maximum: NOTEBOOK_MAX_QUESTIONS })),
  assunto_id: Type.Optional(SubjectId),
});
export const NotebookIdBody = strictObject({ caderno_id: Uuid });
export const NotebookIdQuery = strictObject({ id: Uuid });
/** The page of a notebook's questions to return with keys. */
export const ReleaseKeyBody = strictObject({ caderno_id: Uuid, ...pageQuery(MAP_QUESTIONS_PER_PAGE) });
export const NotebookExportBody = strictObject({ formato: oneOf(EXPORT_FORMATS) });
export const NotebookParams = strictObject({ id: Uuid });
/** With `questao_id`, each notebook carries a flag whether it contains that question. */
export const NotebooksQuery = strictObject({ questao_id: Type.Optional(Id), ...pageQuery() });
export const NotebookQuestionsBody = strictObject({ questoes: Picks });
export const NotebookQuestionParams = strictObject({ id: Uuid, questao_id: Id });
export const RenameBody = strictObject({ nome: Name });

export const NotebookQuestionsQuery = strictObject({
  assunto_id: Type.Optional(SubjectId),
  estado: Type.Optional(oneOf(ANSWER_STATES)),
  estado_ate: OwnAnchor,
  gabarito: Type.Optional(flag(true)),
  ...pageQuery(MAP_QUESTIONS_PER_PAGE),
});

/** Available filter values of a collection's questions, each with its number of questions. */
export const FilterOptions = Type.Object({
  materias: counted(7, 'Língua Portuguesa'),
  assuntos: counted(118, 'Crase'),
  bancas: counted(3, 'CEBRASPE'),
  instituicoes: counted(29, 'TRT 10'),
  anos: Type.Array(Type.Object({ ano: integer(2024), questoes: integer(64) })),
});
