import {
  BANK_SITUATIONS,
  BULK_ACTS,
  DESK_BULK_QUESTIONS,
  DESK_MAX_ALTERNATIVES,
  DESK_QUESTION_FILTERS,
  DESK_REASON,
  KEY_KINDS,
  LONGEST_ANSWER,
} from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, named, nullable, oneOf, pageQuery, strictObject, SubjectId, Uuid, Version } from '../common';
import { filterQuery } from '../filters';
import { flag, integer, text } from '../leaves';
import { Question, QuestionLine } from '../question';

const { situacao: _, ...filters } = DESK_QUESTION_FILTERS;

/** A filter of the bank's questions; annulled and outdated ones are included. */
export const BankQuery = strictObject({
  ...filterQuery(filters),
  situacao: Type.Optional(oneOf(BANK_SITUATIONS, 'relatada')),
  ...pageQuery(),
});

/** Facts of a question in a list that only the staff sees. */
const staffFacts = {
  assunto_sugerido: flag(false),
  /** Number of open error reports. */
  relatos: integer(2),
  /** Number of students who await a comment. */
  pedidos: integer(3),
  /** Students whose latest answer to it is wrong; only given if it has no comment, otherwise null. */
  erram: nullable(integer(12)),
};

export const BankLine = Type.Object({ ...QuestionLine.properties, ...staffFacts });

export const DraftQuery = strictObject({
  busca: filterQuery(filters).busca,
  ...pageQuery(),
});

/** A question of a paper at the desk that a person has to check. */
export const DraftLine = Type.Object({
  /** The paper at the desk. */
  prova: Type.Object({ id: Uuid, nome: text('Prefeitura de Ouro Preto 2026 – Analista') }),
  posicao: integer(12),
  nome: text('Questão 12'),
  duvidas: Type.Array(text('o gabarito não tem a resposta dela')),
  problema: nullable(text('não tem resposta certa')),
  resumo: text('Assinale a alternativa correta.'),
});

/** Counts of the staff's pending work, by list. */
export const DeskWork = Type.Object({
  /** Number of the bank's questions by situation. */
  questoes: Type.Object({
    relatada: integer(3),
    sem_comentario: integer(40),
    sem_assunto: integer(2),
    assunto_sugerido: integer(18),
  }),
  /** Number of proposed corrections that wait: a teacher's own, everybody's for admin and master. */
  propostas: integer(2),
  /** Number of doubtful drafts in papers being worked on. */
  rascunhos: integer(6),
  /** Questions with pending comment requests, and since when. */
  solicitacoes: Type.Object({ total: integer(5), desde: nullable(Instant) }),
});

export const BankParams = strictObject({ id: Id });

export const letter = text('B');

/** A version of a question, with its changes to the previous one. */
const VersionLine = Type.Object({
  versao: Version,
  em: Instant,
  /** Its right answer; null if it has no key. */
  gabarito: nullable(letter),
  mudou: Type.Array(Type.Enum(['enunciado', 'alternativas', 'gabarito', 'comentario']), {
    examples: [['gabarito']],
  }),
});

const letters = { minLength: 1, maxLength: LONGEST_ANSWER };
/** A day in the past, such as that of a board's publication. */
const day = text('2026-03-14', { format: 'date', pattern: '^(19|20)' });

/** What the staff stated of a key: null where nobody did. */
export const statedKey = {
  tipo: nullable(oneOf(KEY_KINDS)),
  publicado_em: nullable(day),
  fonte: nullable(text('https://banca.exemplo.br/gabarito.pdf')),
};

/** A key that the question has or had. */
const KeyLine = Type.Object({ em: Instant, versao: Version, gabarito: nullable(letter), ...statedKey });

/** A text with which the statements of several questions begin. */
export const SharedText = Type.Object({
  /** Its identifier: SHA-256 of the text. */
  marca: text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
  texto: text('<p>Texto para as questões de 1 a 5.</p>'),
  /** Number of questions that have it, including this one. */
  questoes: integer(5),
});

/** A question of the bank with everything that the staff sees and edits. Texts are sanitised HTML. */
export const BankQuestion = Type.Object({
  questao: Question,
  /** The texts that it shares with others, in the order in which its statement begins with them. */
  textos: Type.Array(SharedText),
  ...staffFacts,
  /** The right answer of the current version, even if annulled; null if it has no key. */
  gabarito: nullable(letter),
  comentario: nullable(text('<p>Há crase antes de palavra feminina.</p>')),
  comentarios_alternativas: Type.Array(Type.Object({ letra: text('A'), texto: text('<p>Falta o artigo.</p>') })),
  /** The papers that contain it. */
  provas: Type.Array(
    Type.Object({
      ...named(57, 'TRT 10ª Região 2024: Analista Judiciário').properties,
      /** The address of the PDF of its key. */
      gabarito_pdf: nullable(text('/api/document/9f86d081/trt-10-2024-gabarito.pdf')),
    }),
  ),
  /** Number of students who have answered it. */
  responderam: integer(318),
  /** The newest first. */
  versoes: Type.Array(VersionLine),
  /** Its keys, the newest first. */
  gabaritos: Type.Array(KeyLine),
});

/** The reason for a change of a question: visible to students, and stored in the audit log. */
export const reason = text('Recurso 12/2026 da banca', DESK_REASON);

/** What a person states of a key. */
export const keyFields = {
  gabarito: text('C', letters),
  /** Whether it is the board's preliminary or definitive key. */
  tipo: Type.Optional(nullable(oneOf(KEY_KINDS))),
  /** The day on which the board published it. */
  publicado_em: Type.Optional(nullable(day)),
  /** Its source: the board's page or document. */
  fonte: Type.Optional(nullable(text('https://banca.exemplo.br/gabarito.pdf', { maxLength: 500 }))),
};

/** Another key, or what is stated of the present one, with the displayed version of the question. */
export const KeyBody = strictObject({ versao: Version, ...keyFields, motivo: reason });

/** A state to set or withdraw. */
export const MarkBody = strictObject({
  marca: Type.Enum(['anulada', 'desatualizada']),
  vale: flag(true),
  motivo: reason,
});

const html = (example: string) => text(example, { maxLength: 200_000 });

/** All texts of a question; the key stays with its letter. */
export const textFields = {
  enunciado: html('<p>Assinale a correta.</p>'),
  alternativas: Type.Array(
    strictObject({ texto: html('Crase'), comentario: nullable(html('<p>Falta o artigo.</p>')) }),
    {
      minItems: 2,
      maxItems: DESK_MAX_ALTERNATIVES,
      examples: [
        [
          { texto: 'Crase', comentario: null },
          { texto: 'Vírgula', comentario: '<p>Falta o artigo.</p>' },
        ],
      ],
    },
  ),
  comentario: nullable(html('<p>Há crase.</p>')),
};

/** Changed texts, with the displayed version of the question. */
export const TextBody = strictObject({ versao: Version, motivo: reason, ...textFields });

/** The identifier of a shared text, as displayed. */
export const textMark = text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', {
  pattern: '^[0-9a-f]{64}$',
});

/** The new text for one that questions share. */
export const SharedTextBody = strictObject({
  marca: textMark,
  texto: html('<p>Texto para as questões de 1 a 5.</p>'),
  motivo: reason,
});

/** `salvo` is false if someone else changed the question meanwhile: the response is the question as they left it. */
export const BankAnswer = Type.Object({
  salvo: flag(true),
  /** Side effects: item parameters that match the paper now, or no longer. */
  avisos: Type.Array(text('A prova perdeu os parâmetros de itens.')),
  questao: BankQuestion,
});

/** One act on several questions; `assunto_id` is the subject that `assunto` assigns. */
export const BulkBody = strictObject({
  ids: Type.Array(Id, { minItems: 1, maxItems: DESK_BULK_QUESTIONS }),
  ato: oneOf(BULK_ACTS, 'desatualizar'),
  assunto_id: Type.Optional(SubjectId),
  motivo: reason,
  /** Only preview the changes. */
  so_conferir: flag(false),
});

export const BulkAnswer = Type.Object({
  /** True if the act was carried out; false if it was only previewed. */
  feito: flag(true),
  muda: Type.Object({
    /** Number of questions that change. */
    questoes: integer(12),
    /** Number of questions already in that state. */
    iguais: integer(2),
    /** Questions that stay unchanged, with the reason. */
    recusadas: Type.Array(
      Type.Object({ id: integer(42), codigo: text('Q42'), motivo: text('A questão não tem gabarito.') }),
    ),
    /** Number of students who answered one that changes. */
    estudantes: integer(318),
    /** Number of current maps that contain one that changes. */
    mapas: integer(3),
  }),
  /** Side effects: item parameters that match a paper now, or no longer. */
  avisos: Type.Array(text('A prova perdeu os parâmetros de itens.')),
});
