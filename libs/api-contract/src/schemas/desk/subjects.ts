import { SUBJECT_ACTS, SUBJECT_NAME_MAX_LENGTH } from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, named, nullable, oneOf, strictObject, SubjectActId, SubjectId } from '../common';
import { flag, integer, text } from '../leaves';

/** A node of the tree as the staff sees it. */
const DeskSubject = Type.Object({
  id: integer(118),
  nome: text('Crase'),
  pai_id: nullable(integer(7)),
  /** Number of its questions, including those below it, that are neither annulled nor outdated. */
  questoes: integer(40),
  /** Former names of it and of subjects merged into it; files that use them refer to it. */
  nomes_anteriores: Type.Array(text('Emprego da crase')),
});

/** The whole tree: some hundreds of nodes, parents before children. */
export const DeskSubjects = Type.Object({
  assuntos: Type.Array(DeskSubject),
  /** Pairs of matérias whose questions the classifier confuses, most certain first. */
  candidatos: Type.Array(
    Type.Object({
      um: named(7, 'Direito Penal'),
      outro: named(12, 'Penal'),
      /** Share of one's questions that it assigned to the other, in percent. */
      percentual: Type.Number({ examples: [83] }),
    }),
  ),
  /** Changes of the tree that can be undone, latest first. */
  mudancas: Type.Array(
    Type.Object({
      id: integer(3),
      ato: oneOf(SUBJECT_ACTS),
      em: Instant,
      antes: text('Português › Emprego da crase'),
      depois: text('Português › Crase'),
    }),
  ),
});

/** Only preview the changes. */
const only = { so_conferir: flag(false) };

export const SubjectActParams = strictObject({ id: SubjectActId });
export const SubjectNameBody = strictObject({
  nome: text('Crase', { minLength: 1, maxLength: SUBJECT_NAME_MAX_LENGTH }),
  ...only,
});
/** null: it becomes a matéria. */
export const SubjectPlaceBody = strictObject({ pai_id: nullable(SubjectId), ...only });
export const SubjectMergeBody = strictObject({ em_id: SubjectId, ...only });

export const SubjectAnswer = Type.Object({
  /** True if the change was carried out; false if it was only previewed. */
  feito: flag(true),
  /** True if a job carries it out, because it writes many questions: `desk/task` tells how far it is. */
  em_andamento: flag(false),
  muda: Type.Object({
    antes: text('Português › Emprego da crase'),
    depois: text('Português › Crase'),
    /** Number of subjects that move along: it and those below it. */
    assuntos: integer(3),
    questoes: integer(40),
    /** Number of current maps, notebooks, and notebooks made from a filter by it. */
    mapas: integer(4),
    cadernos: integer(12),
    filtros: integer(2),
    /** Number of students who answered a question of it. */
    estudantes: integer(318),
    /** Subjects below both with the same name, which are merged. */
    coincidem: Type.Array(text('Português › Crase › Crase facultativa')),
  }),
});
