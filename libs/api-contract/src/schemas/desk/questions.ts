import {
  BANK_SITUATIONS,
  BULK_ACTS,
  DESK_BULK_QUESTIONS,
  DESK_MAX_ALTERNATIVES,
  DESK_QUESTION_FILTERS,
  DESK_REASON,
} from '@mapa/domain';
import { Type } from 'typebox';
import { Id, Instant, named, nullable, oneOf, pageQuery, strictObject, SubjectId, Uuid, Version } from '../common';
import { filterQuery } from '../filters';
import { flag, integer, text } from '../leaves';
import { Question, QuestionLine } from '../question';

const { situacao: _, ...filters } = DESK_QUESTION_FILTERS;

/** A filter of the bank's questions; annulled and outdated ones are found as the others are. */
export const BankQuery = strictObject({
  ...filterQuery(filters),
  situacao: Type.Optional(oneOf(BANK_SITUATIONS, 'relatada')),
  ...pageQuery(),
});

/** What only the staff sees of a question in a list. */
const staffFacts = {
  assunto_sugerido: flag(false),
  /** Open reports of errors in it. */
  relatos: integer(2),
  /** Students whose latest answer to it is wrong; told where it has no comment, and null elsewhere. */
  erram: nullable(integer(12)),
};

export const BankLine = Type.Object({ ...QuestionLine.properties, ...staffFacts });

export const DraftQuery = strictObject({
  busca: filterQuery(filters).busca,
  ...pageQuery(),
});

/** A question of a paper at the desk that waits for a person. */
export const DraftLine = Type.Object({
  /** The paper at the desk. */
  prova: Type.Object({ id: Uuid, nome: text('Prefeitura de Ouro Preto 2026 – Analista') }),
  posicao: integer(12),
  nome: text('Questão 12'),
  duvidas: Type.Array(text('o gabarito não tem a resposta dela')),
  problema: nullable(text('não tem resposta certa')),
  resumo: text('Assinale a alternativa correta.'),
});

/** What waits for the staff: how many things each list has. */
export const DeskWork = Type.Object({
  /** Questions of the bank by their situation. */
  questoes: Type.Object({
    relatada: integer(3),
    sem_comentario: integer(40),
    sem_assunto: integer(2),
    assunto_sugerido: integer(18),
  }),
  /** Drafts in doubt of the papers that one works on. */
  rascunhos: integer(6),
  /** Questions that students wait for a comment on, and since when; null for who does not answer them. */
  solicitacoes: nullable(Type.Object({ total: integer(5), desde: nullable(Instant) })),
});

export const BankParams = strictObject({ id: Id });

const letter = text('B');

/** A version of a question, and what it changed of the one before it. */
const VersionLine = Type.Object({
  versao: Version,
  em: Instant,
  /** The answer that was right in it; null where it has no key. */
  gabarito: nullable(letter),
  mudou: Type.Array(Type.Enum(['enunciado', 'alternativas', 'gabarito', 'comentario']), {
    examples: [['gabarito']],
  }),
});

/** A text that stands before the statements of several questions, whose beginning it is. */
export const SharedText = Type.Object({
  /** By which it is named: SHA-256 of the text. */
  marca: text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
  texto: text('<p>Texto para as questões de 1 a 5.</p>'),
  /** Questions that have it, this one among them. */
  questoes: integer(5),
});

/** A question of the bank with all that the staff sees and changes of it. Texts are sanitised HTML. */
export const BankQuestion = Type.Object({
  questao: Question,
  /** The texts that it shares with others, in the order in which its statement begins with them. */
  textos: Type.Array(SharedText),
  ...staffFacts,
  /** The right answer of the current version, annulled or not; null where it has no key. */
  gabarito: nullable(letter),
  comentario: nullable(text('<p>Há crase antes de palavra feminina.</p>')),
  comentarios_alternativas: Type.Array(Type.Object({ letra: text('A'), texto: text('<p>Falta o artigo.</p>') })),
  /** The papers that hold it. */
  provas: Type.Array(named(57, 'TRT 10ª Região 2024: Analista Judiciário')),
  /** Students who have answered it. */
  responderam: integer(318),
  /** The newest first. */
  versoes: Type.Array(VersionLine),
});

/** Why something of a question is changed: students may read it, and the audit log keeps it. */
const reason = text('Recurso 12/2026 da banca', DESK_REASON);

/** Another key, with the version of the question that the person saw. */
export const KeyBody = strictObject({
  versao: Version,
  gabarito: text('C', { minLength: 1, maxLength: 4 }),
  motivo: reason,
  /** Where it stands: the board's page or document. */
  fonte: Type.Optional(nullable(text('https://banca.exemplo.br/gabarito.pdf', { maxLength: 500 }))),
});

/** A mark that the question gets, or loses. */
export const MarkBody = strictObject({
  marca: Type.Enum(['anulada', 'desatualizada']),
  vale: flag(true),
  motivo: reason,
});

const html = (example: string) => text(example, { maxLength: 200_000 });

/** Other texts, with the version of the question that the person saw. The key stays with its letter. */
export const TextBody = strictObject({
  versao: Version,
  motivo: reason,
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
});

/** What names a shared text, as it was seen. */
export const textMark = text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', {
  pattern: '^[0-9a-f]{64}$',
});

/** Another text in the place of one that questions share. */
export const SharedTextBody = strictObject({
  marca: textMark,
  texto: html('<p>Texto para as questões de 1 a 5.</p>'),
  motivo: reason,
});

/** `salvo` is false where another has changed the question meanwhile: it is as they left it. */
export const BankAnswer = Type.Object({
  salvo: flag(true),
  /** What else changed: parameters of items that fit the paper no longer, or fit it now. */
  avisos: Type.Array(text('A prova perdeu os parâmetros de itens.')),
  questao: BankQuestion,
});

/** One act on several questions; `assunto_id` is the subject that `assunto` gives them. */
export const BulkBody = strictObject({
  ids: Type.Array(Id, { minItems: 1, maxItems: DESK_BULK_QUESTIONS }),
  ato: oneOf(BULK_ACTS, 'desatualizar'),
  assunto_id: Type.Optional(SubjectId),
  motivo: reason,
  /** Only tells what would change, and changes nothing. */
  so_conferir: flag(false),
});

export const BulkAnswer = Type.Object({
  /** Whether it was done; false: it was only told. */
  feito: flag(true),
  muda: Type.Object({
    /** Questions that change. */
    questoes: integer(12),
    /** Questions that are so already. */
    iguais: integer(2),
    /** Questions that stay as they are, each with the reason. */
    recusadas: Type.Array(
      Type.Object({ id: integer(42), codigo: text('Q42'), motivo: text('A questão não tem gabarito.') }),
    ),
    /** Students who answered one that changes. */
    estudantes: integer(318),
    /** Maps of today that hold one that changes. */
    mapas: integer(3),
  }),
  /** What else changed: parameters of items that fit a paper no longer, or fit it now. */
  avisos: Type.Array(text('A prova perdeu os parâmetros de itens.')),
});
