import { SUBJECT_ACTS, SUBJECT_NAME_MAX_LENGTH } from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, named, nullable, oneOf, strictObject, SubjectActId, SubjectId } from '../common';
import { flag, integer, text } from '../leaves';

/** A node of the tree as the staff sees it. */
const DeskSubject = Type.Object({
  id: integer(118),
  nome: text('Crase'),
  pai_id: nullable(integer(7)),
  /** Questions of it and below it that are neither annulled nor outdated. */
  questoes: integer(40),
  /** What it was called, or what was merged into it was: files that say so mean it. */
  nomes_anteriores: Type.Array(text('Emprego da crase')),
});

/** The whole tree: some hundreds of nodes, parents before children. */
export const DeskSubjects = Type.Object({
  assuntos: Type.Array(DeskSubject),
  /** Pairs of matérias whose questions the classifier takes for each other's, the surest first. */
  candidatos: Type.Array(
    Type.Object({
      um: named(7, 'Direito Penal'),
      outro: named(12, 'Penal'),
      /** The share of the one's questions that it took for the other's, in percent. */
      percentual: Type.Number({ examples: [83] }),
    }),
  ),
  /** What was changed in the tree and can be undone, the latest first. */
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

/** Only tells what would change, and changes nothing. */
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
  /** Whether it was done; false: it was only told. */
  feito: flag(true),
  muda: Type.Object({
    antes: text('Português › Emprego da crase'),
    depois: text('Português › Crase'),
    /** Subjects of the tree that go along: it and those below it. */
    assuntos: integer(3),
    questoes: integer(40),
    /** Maps of today, notebooks, and notebooks that were made from a filter by it. */
    mapas: integer(4),
    cadernos: integer(12),
    filtros: integer(2),
    /** Students who answered a question of it. */
    estudantes: integer(318),
    /** Subjects below that become one, because both have the name. */
    coincidem: Type.Array(text('Português › Crase › Crase facultativa')),
  }),
});
