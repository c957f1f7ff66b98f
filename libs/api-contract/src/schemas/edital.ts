import {
  CHUNK_BYTES,
  EDITAL_FILE_BYTES,
  EDITAL_STATES,
  EDITAL_TEXT_MAX_LENGTH,
  chunksOf,
  EDUCATION_LEVELS,
} from '@mapa/domain';
import { Type } from 'typebox';
import { BoardId, ExamId, Instant, mostlyNull, nullable, oneOf, strictObject, SubjectId, Uuid } from './common';
import { flag, integer, real, text } from './leaves';

const NAME_MAX_LENGTH = 200;
const MOST_PARTS = 5_000;
const MOST_SUBJECTS = 20;
const MOST_QUESTIONS = 500;
const MOST_WEIGHT = 100;

const day = text('2026-11-15', { format: 'date' });

/** Where something was found: the page, from 1, and the line. */
const Place = Type.Object({
  pagina: nullable(integer(12)),
  trecho: text('LÍNGUA PORTUGUESA: 1 Compreensão de textos.'),
});

/** A value read from an edital. */
const said = (example: string) =>
  nullable(
    Type.Object({
      nome: text(example),
      lugar: Place,
      /** True if a person should check it. */
      duvida: flag(false),
    }),
  );

export const EditalLine = Type.Object({
  id: Uuid,
  nome: text('edital-trt.pdf'),
  estado: oneOf(EDITAL_STATES, 'lido'),
  /** Why it could not be read. */
  problema: mostlyNull(text('O arquivo não tem texto.')),
  mapa_id: nullable(integer(42)),
  criado_em: Instant,
});

const Topic = Type.Object({
  indice: integer(0),
  numero: text('1.1'),
  texto: text('Emprego do sinal indicativo de crase'),
  /** 0: directly under the discipline. */
  nivel: integer(1),
  pagina: nullable(integer(12)),
  /** True if the student stated its meaning. */
  corrigido: flag(false),
  /** Its subjects in the bank, with their numbers of questions; empty if it was not recognised. */
  assuntos: Type.Array(Type.Object({ id: integer(118), nome: text('Crase'), questoes: integer(64) })),
});

const Discipline = Type.Object({
  /** Its index in the whole edital. */
  indice: integer(0),
  nome: text('LÍNGUA PORTUGUESA'),
  grupo: nullable(Type.Enum(['basicos', 'especificos'], { examples: ['basicos'] })),
  /** Number of questions in the exam; may be a share of its group's. */
  questoes: real(15),
  /** Points per question. */
  peso: real(2),
  /** True if number and weight, or the office concerned, are uncertain. */
  duvida: flag(false),
  /** True if the student excludes it. */
  fora: flag(false),
  lugar: Place,
  lugar_do_peso: nullable(Place),
  topicos: Type.Array(Topic),
});

/** An assunto in study order. */
const OrderedSubject = Type.Object({
  id: integer(118),
  nome: text('Crase'),
  materia: text('Língua Portuguesa'),
  /** The discipline that gives most of its points. */
  disciplina: integer(0),
  /** Expected points in the exam, with the bounds of the 95 % interval of the incidence. */
  pontos: real(4.2),
  minimo: real(3.1),
  maximo: real(5.6),
  questoes: integer(64),
  /** True if the board has too few questions of its own: the incidence is that of all boards. */
  outras_bancas: flag(false),
});

const office = {
  indice: integer(0),
  nome: text('ANALISTA JUDICIÁRIO'),
  escolaridade: nullable(oneOf(EDUCATION_LEVELS, 'superior')),
};

const Reading = Type.Object({
  /** After corrections, if the bank has it. */
  banca: nullable(Type.Object({ id: integer(3), sigla: text('CEBRASPE'), nome: text('Centro de Seleção') })),
  banca_lida: said('CEBRASPE'),
  orgao: said('TRT 10ª Região'),
  data_prova: nullable(day),
  data_lida: said('2026-11-15'),
  vagas: said('42'),
  cargos: Type.Array(Type.Object({ ...office, lugar: Place })),
  /** The chosen office; null while none of several was chosen. */
  cargo: nullable(integer(0)),
  /** True if no heading marks the beginning of the programme. */
  sem_titulo: flag(false),
  disciplinas: Type.Array(Discipline),
  cobertura: Type.Object({ topicos: integer(80), reconhecidos: integer(74), com_questoes: integer(70) }),
  assuntos: Type.Array(OrderedSubject),
});

/** A part of a reading, by its index. */
const place = integer(0, { minimum: 0, maximum: MOST_PARTS });

/** The office whose programme is asked for; without it, or with one that the edital has not, that of the only one. */
export const NoticeProgrammeQuery = strictObject({ cargo: Type.Optional(place) });

/**
 * The programme of a notice's edital, as anybody sees it before a map is made of it. Without `cargo`, of an edital of
 * several offices, there are offices only.
 */
export const NoticeProgramme = Type.Object({
  id: integer(57),
  nome: text('TRT 10ª Região 2026: Analista Judiciário'),
  orgao: nullable(text('Tribunal Regional do Trabalho da 10ª Região')),
  banca: Reading.properties.banca,
  data_prova: nullable(day),
  /** Whether the notice itself says the day: a plan of the week can follow it. */
  dia_do_concurso: flag(true),
  /** When the edital was read. */
  lido_em: Instant,
  cargos: Type.Array(Type.Object(office)),
  cargo: Reading.properties.cargo,
  disciplinas: Type.Array(
    Type.Object({
      nome: text('LÍNGUA PORTUGUESA'),
      questoes: real(15),
      peso: real(2),
      duvida: flag(false),
      topicos: integer(12),
      /** Topics of which the bank has no question yet. */
      sem_questoes: Type.Array(text('Semiótica do cordel')),
    }),
  ),
  cobertura: Reading.properties.cobertura,
  /** The first ones in the order of study; `total_assuntos` counts them all. */
  assuntos: Type.Array(OrderedSubject),
  total_assuntos: integer(83),
  /** Questions of all assuntos in the bank. */
  questoes: integer(2_310),
  /** The first question of each of the first assuntos. */
  primeiras: Type.Array(Type.Object({ id: integer(42), assunto: text('Crase') })),
});

/** An edital with its reading, as corrected by the student. */
export const Edital = Type.Object({
  ...EditalLine.properties,
  revisao: integer(1),
  /** Received pieces of the file; null for pasted text. */
  pedacos: nullable(Type.Object({ recebidos: integer(9), total: integer(9) })),
  leitura: nullable(Reading),
});

export const EditalParams = strictObject({ id: Uuid });

/** A file with its size, a text, or the edital of a notice: one of the three. */
export const NewEditalBody = strictObject({
  /** Chosen by the device, so that a repeated call creates only one. */
  id: Uuid,
  nome: text('edital-trt.pdf', { minLength: 1, maxLength: NAME_MAX_LENGTH }),
  tamanho: nullable(integer(1_482_112, { minimum: 1, maximum: EDITAL_FILE_BYTES })),
  texto: mostlyNull(text('LÍNGUA PORTUGUESA: 1 Crase.', { minLength: 1, maxLength: EDITAL_TEXT_MAX_LENGTH })),
  /** The notice whose edital is copied, and the office. */
  concurso_id: Type.Optional(ExamId),
  cargo: Type.Optional(nullable(place)),
});

export const EditalChunkParams = strictObject({
  id: Uuid,
  pedaco: integer(0, { minimum: 0, maximum: chunksOf(EDITAL_FILE_BYTES) }),
});
/** A piece of a file in base64. */
export const EditalChunkBody = strictObject({
  base64: text('JVBERi0=', { minLength: 1, maxLength: Math.ceil((CHUNK_BYTES * 4) / 3) + 4 }),
});
export const EditalChunkAnswer = Type.Object({ recebidos: integer(3), total: integer(9) });

/** The corrections; absent fields stay unchanged. */
export const EditalBody = strictObject({
  revisao: integer(1, { minimum: 1 }),
  cargo: Type.Optional(nullable(place)),
  banca_id: Type.Optional(nullable(BoardId)),
  data_prova: Type.Optional(nullable(day)),
  disciplinas: Type.Optional(
    Type.Array(
      strictObject({
        indice: place,
        questoes: real(15, { minimum: 0, maximum: MOST_QUESTIONS }),
        peso: real(2, { minimum: 0, maximum: MOST_WEIGHT }),
        fora: flag(false),
      }),
      { maxItems: MOST_PARTS },
    ),
  ),
  topicos: Type.Optional(
    Type.Array(
      strictObject({
        disciplina: place,
        topico: place,
        assuntos: Type.Array(SubjectId, { maxItems: MOST_SUBJECTS }),
      }),
      { maxItems: MOST_PARTS },
    ),
  ),
});
/** `salvo` is false if another window changed it meanwhile: the response is the edital as that left it. */
export const EditalCorrected = Type.Object({ salvo: flag(true), edital: Edital });
