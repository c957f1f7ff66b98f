import {
  EXAM_FILTERS,
  EXAM_ORDERS,
  INSTITUTION_ORDERS,
  MAP_FILTERS,
  NOTICE_FILTERS,
  QUESTION_TYPES,
  SITEMAP_PER_PAGE,
} from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, mostlyNull, named, nullable, oneOf, pageQuery, strictObject } from './common';
import { filterQuery } from './filters';
import { flag, integer, real, text } from './leaves';
import { Notice } from './notice';

const institutionRef = (id: number, sigla: string, nome: string) =>
  Type.Object({ id: integer(id), sigla: text(sigla), nome: text(nome) });

const BOARD = 'Centro Brasileiro de Pesquisa em Avaliação e Seleção e de Promoção de Eventos';
const BODY = 'Tribunal Regional do Trabalho da 10ª Região';
/** A student's search by name. */
const search = (example: string, maxLength = 100) => Type.Optional(text(example, { maxLength }));

export const Institution = Type.Object({
  id: integer(3),
  tipo: Type.Enum(['banca', 'orgao']),
  sigla: text('CEBRASPE'),
  nome: text(BOARD),
  slug: text('cebraspe'),
  questoes: integer(18_240),
  provas: integer(312),
});

export const InstitutionQuery = strictObject({
  tipo: Type.Optional(Type.Enum(['banca', 'orgao'])),
  busca: search('cebraspe'),
  ordem: Type.Optional(oneOf(INSTITUTION_ORDERS, 'questoes')),
  ...pageQuery(100),
});

/**
 * Numbers of a paper printed in several versions, such as two languages, of which a candidate answers one; null if
 * there are none.
 */
export const Variants = mostlyNull(
  Type.Object({
    numeros: integer(5),
    /** Number of questions, all versions included. */
    questoes: integer(10),
    nomes: Type.Array(Type.String(), { examples: [['espanhol', 'inglês']] }),
  }),
);

const counted = { questoes: integer(964) };
const counts = (example: number[]) => Type.Array(Type.Integer(), { examples: [example] });

/** Profile of a board or body. Shares are of `amostra`: its questions that are neither annulled nor outdated. */
export const InstitutionProfile = Type.Object({
  ...Institution.properties,
  /** Number of its maps that can be chosen. */
  mapas: integer(9),
  variantes: Type.Optional(Variants),
  amostra: integer(17_902),
  /** Counted over all its questions. */
  anuladas: integer(213),
  desatualizadas: integer(131),
  estilo: Type.Object({
    certo_errado: integer(15_880),
    /** By number of alternatives, commonest first. */
    multipla_escolha: Type.Array(Type.Object({ alternativas: integer(5), questoes: integer(2_022) })),
    /** For each other kind that it uses; absent if there is none. */
    outros: Type.Optional(Type.Array(Type.Object({ tipo: oneOf(QUESTION_TYPES), questoes: integer(40) }))),
  }),
  /** Newest first; null for questions of unknown year. */
  anos: Type.Array(Type.Object({ ano: nullable(integer(2024)), questoes: integer(2_310) })),
  /** Heaviest first; `por_ano` follows `anos`. */
  materias: Type.Array(
    Type.Object({ ...named(7, 'Língua Portuguesa').properties, ...counted, por_ano: counts([310]) }),
  ),
  /** The heaviest nodes directly beneath a matéria, at most twenty. */
  assuntos: Type.Array(
    Type.Object({ ...named(118, 'Crase').properties, ...counted, materia: named(7, 'Língua Portuguesa') }),
  ),
});

/** Ids of subjects merged into it; absent if there are none. */
const formerIds = { ids_anteriores: Type.Optional(Type.Array(integer(117))) };

const Subject = Type.Object({
  ...formerIds,
  id: integer(118),
  nome: text('Crase'),
  pai_id: nullable(integer(7)),
  questoes: integer(964),
});

/** A matéria with all its assuntos, flat; `pai_id` makes the tree. */
export const Matter = Type.Object({
  ...formerIds,
  id: integer(7),
  nome: text('Língua Portuguesa'),
  questoes: integer(12_480),
  assuntos: Type.Array(Subject),
});

export const MatterQuery = strictObject({ status: Type.Optional(Type.Enum(['ativo', 'todos'])) });

/** Fields of origin that exams, maps and questions share. */
export const origin = {
  banca: nullable(institutionRef(3, 'CEBRASPE', BOARD)),
  instituicao: nullable(institutionRef(29, 'TRT 10', BODY)),
  ano: nullable(integer(2024)),
  escolaridade: nullable(text('superior')),
  cargo: nullable(text('Analista Judiciário')),
};

const PDF = (kind: string) =>
  `/api/document/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/trt-10-2024-analista-judiciario-${kind}.pdf`;

export const Exam = Type.Object({
  id: integer(57),
  nome: text('TRT 10ª Região 2024: Analista Judiciário'),
  slug: text('trt-10-2024-analista-judiciario'),
  ...origin,
  uf: nullable(text('df')),
  area: nullable(text('Jurídica')),
  /** Number of its numbers; versions of one number count once. */
  questoes: integer(120),
  variantes: Type.Optional(Variants),
  mapa: nullable(named(42, 'TRT 10ª Região 2024: Analista Judiciário')),
  /** Addresses of the PDFs of the paper and its key. */
  pdf_prova: nullable(text(PDF('prova'))),
  pdf_gabarito: nullable(text(PDF('gabarito'))),
  /** Whether a wrong answer cancels a right one; absent if the paper does not state it. Its notice may. */
  penaliza_erro: Type.Optional(flag(true)),
  edital: nullable(Notice),
});

export const ExamQuery = strictObject({
  ...filterQuery({ ...EXAM_FILTERS, ...NOTICE_FILTERS }),
  /** Exams with a notice, also those without a paper. Filters of notices, `encerra_em` and `salario` imply it. */
  com_edital: Type.Optional(flag(true)),
  ordem: Type.Optional(oneOf(EXAM_ORDERS)),
  ...pageQuery(),
});

/** The weight of a subject. */
const weighed = { id: integer(7), nome: text('Língua Portuguesa'), questoes: integer(30), percentual: real(25) };

/** Frequency of a subject. `percentual` is 0–100 of `total`; `pai_id` is null for a matéria. */
export const Incidence = Type.Object({
  total: integer(120),
  data: Type.Array(Type.Object({ ...weighed, pai_id: mostlyNull(Type.Integer()) })),
});

export const QuestionMap = Type.Object({
  id: integer(42),
  nome: text('TRT 10ª Região 2024: Analista Judiciário'),
  slug: text('trt-10-2024-analista-judiciario'),
  ...origin,
  prova_id: nullable(integer(57)),
  /** Numbers of the paper; two languages of one number count once. */
  questoes: integer(120),
  assuntos: integer(34),
  /** The heaviest subjects first, at most eight. */
  incidencia: Type.Array(Type.Object(weighed)),
});

export const QuestionMapQuery = strictObject({
  id: Type.Optional(Id),
  ...filterQuery(MAP_FILTERS),
  ...pageQuery(),
});

/** Public pages with one address per id. */
export const SitemapQuery = strictObject({
  tipo: Type.Enum(['questao', 'prova', 'banca', 'concurso']),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: SITEMAP_PER_PAGE, default: SITEMAP_PER_PAGE })),
});

export const SitemapEntry = Type.Object({ id: integer(42), modificado_em: Instant });
