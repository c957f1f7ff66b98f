import {
  CHUNK_BYTES,
  DESK_BATCH_DRAFTS,
  DESK_FILE_BYTES,
  DESK_MAX_ALTERNATIVES,
  DESK_PAPER_QUESTIONS,
  DESK_PAPER_STATES,
  DESK_PICTURE_BYTES,
  DESK_QUESTION_STATES,
  chunksOf,
  EDUCATION_LEVELS,
  QUESTION_KINDS,
  STATES,
} from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { flag, integer, real, text } from '../leaves';
import { SharedText, textMark } from './questions';

const NAME_MAX_LENGTH = 300;
const HTML_MAX_LENGTH = 200_000;
/** Splits and joins leave position numbers unused. */
const MAX_POSITION = 10 * DESK_PAPER_QUESTIONS;

const part = Type.Enum(['questoes', 'gabarito'], { examples: ['questoes'] });

/** Facts of a paper; null if not stated. */
const PaperData = strictObject({
  nome: nullable(text('Prefeitura de Ouro Preto 2026 – Analista', { maxLength: NAME_MAX_LENGTH })),
  banca: nullable(text('FUNDATEC', { maxLength: NAME_MAX_LENGTH })),
  orgao: nullable(text('Prefeitura de Ouro Preto', { maxLength: NAME_MAX_LENGTH })),
  cargo: nullable(text('Analista', { maxLength: NAME_MAX_LENGTH })),
  ano: nullable(integer(2026, { minimum: 1900, maximum: 2100 })),
  escolaridade: nullable(oneOf(EDUCATION_LEVELS, 'superior')),
  uf: nullable(oneOf(STATES, 'mg')),
  area: nullable(text('Administração', { maxLength: NAME_MAX_LENGTH })),
  duracao_minutos: nullable(integer(240, { minimum: 1, maximum: 1_440 })),
  penaliza_erro: nullable(flag(false)),
});

const DeskFile = Type.Object({
  parte: part,
  nome: text('prova.pdf'),
  tamanho: integer(1_482_112),
  /** Received pieces, by position from 0. */
  pedacos: Type.Array(integer(0)),
});

const DeskPaperHead = {
  id: Uuid,
  nome: text('Prefeitura de Ouro Preto 2026 – Analista'),
  estado: oneOf(DESK_PAPER_STATES, 'revisao'),
  /** Who uploaded it; null once the account was deleted. */
  autor: nullable(text('Ana Souza')),
  criada_em: Instant,
  /** Number of questions by state. */
  questoes: Type.Object({ certa: integer(72), duvida: integer(6), corrigida: integer(2), pulada: integer(0) }),
};

/** A paper in the list. */
export const DeskPaperLine = Type.Object(DeskPaperHead);
export const DeskPaperQuery = strictObject(pageQuery());

const subject = Type.Array(text('Português', { minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: 6 });
/** Number of changes of each field. */
const revisions = () => Type.Record(Type.String(), Type.Integer(), { examples: [{ enunciado: 1 }] });

/** A question of a paper, wherever it is shown. */
const DeskQuestionLine = Type.Object({
  posicao: integer(12),
  nome: text('Questão 12'),
  estado: oneOf(DESK_QUESTION_STATES, 'duvida'),
  duvidas: Type.Array(text('o gabarito não tem a resposta dela')),
  problema: nullable(text('não tem resposta certa')),
});

/** A question in its paper's list, with what is decided for several at once. */
const DeskListedQuestion = Type.Object({
  ...DeskQuestionLine.properties,
  /** Answered with right or wrong. */
  certo_errado: flag(false),
  /** Number of alternatives. */
  alternativas: integer(5),
  assunto: nullable(subject),
  /** The best guess of its subject. */
  sugestao: nullable(subject),
  revisoes: revisions(),
});

export const DeskPaper = Type.Object({
  ...DeskPaperHead,
  dados: PaperData,
  /** Fields of the data that its file proposes and nobody has confirmed. */
  propostos: Type.Array(text('banca')),
  revisao: integer(1),
  arquivos: Type.Array(DeskFile),
  caderno: nullable(text('1 branca')),
  gabarito_de_outra: flag(false),
  /** Why it could not be read or published. */
  problema: nullable(text('O arquivo não tem nenhuma questão.')),
  /** The report of the last preview, or of the publication. */
  relatorio: nullable(Type.Array(text('aceitas: 80'))),
  prova_id: nullable(integer(57)),
  lista: Type.Array(DeskListedQuestion),
  /** The last rearrangement of its questions, or change of several at once, if it can be undone. */
  desfaz: nullable(Type.Enum(['dividir', 'juntar', 'mover', 'varias'], { examples: ['juntar'] })),
});

export const DeskPaperParams = strictObject({ id: Uuid });

export const NewDeskPaperBody = strictObject({
  /** Chosen by the device, so that a repeated call creates only one paper. */
  id: Uuid,
  arquivos: Type.Array(
    strictObject({
      parte: part,
      nome: text('prova.pdf', { minLength: 1, maxLength: NAME_MAX_LENGTH }),
      tamanho: integer(1_482_112, { minimum: 1, maximum: DESK_FILE_BYTES }),
    }),
    { minItems: 1, maxItems: 2 },
  ),
});

export const DeskChunkParams = strictObject({
  id: Uuid,
  parte: part,
  pedaco: integer(0, { minimum: 0, maximum: chunksOf(DESK_FILE_BYTES) }),
});
/** A piece of a file in base64. */
export const DeskChunkBody = strictObject({
  base64: text('UEsDBBQ=', { minLength: 1, maxLength: Math.ceil((CHUNK_BYTES * 4) / 3) + 4 }),
});
export const DeskChunkAnswer = Type.Object({ recebidos: integer(3), total: integer(9) });

export const PaperDataBody = strictObject({ revisao: integer(1, { minimum: 1 }), dados: PaperData });
/** `salvo` is false if someone else changed the data meanwhile: the response is the paper as they left it. */
export const PaperDataAnswer = Type.Object({ salvo: flag(true), prova: DeskPaper });

export const ReadPaperBody = strictObject({
  /** The booklet of the key; null: the one that the paper names. */
  caderno: nullable(text('1 branca', { maxLength: NAME_MAX_LENGTH })),
  /** Accept a key that states another paper. */
  gabarito_de_outra: flag(false),
});

export const PublishBody = strictObject({
  /** Only preview the changes. */
  so_conferir: flag(true),
});

export const DeskQuestionParams = strictObject({
  id: Uuid,
  posicao: integer(12, { minimum: 1, maximum: MAX_POSITION }),
});

const html = (example: string) => text(example, { maxLength: HTML_MAX_LENGTH });
const DeskAlternative = strictObject({
  texto: html('Crase'),
  /** Why it is right or wrong. */
  comentario: nullable(html('<p>Falta o artigo.</p>')),
});

/** A question of a paper, with everything that a person corrects; texts are safe HTML. */
export const DeskQuestion = Type.Object({
  ...DeskQuestionLine.properties,
  tipo: oneOf([...QUESTION_KINDS.map(({ draftValue }) => ({ value: draftValue })), { value: 'outro' }], 'multichoice'),
  enunciado: html('<p>Assinale a alternativa correta.</p>'),
  /** The texts that it shares with others of the paper, in the order in which its statement begins with them. */
  textos: Type.Array(SharedText),
  alternativas: Type.Array(DeskAlternative),
  /** Letter of the right alternative; null if none or several are marked. */
  gabarito: nullable(text('C')),
  anulada: flag(false),
  comentario: nullable(html('<p>Há crase antes de palavra feminina.</p>')),
  assunto: nullable(subject),
  sugestoes: Type.Array(Type.Object({ assunto: subject, probabilidade: nullable(real(0.8)) })),
  avisos: Type.Array(text('o comentário está vazio')),
  /** Addresses of pictures of its region on the pages. */
  recortes: Type.Array(text('/api/desk-picture/5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10/ab12')),
  revisoes: revisions(),
});

/** One field of a question, with the revision on which the change is based. */
export const DeskQuestionBody = strictObject({
  revisao: integer(0, { minimum: 0 }),
  estado: Type.Optional(Type.Enum(['corrigida', 'pulada', 'duvida'], { examples: ['corrigida'] })),
  nome: Type.Optional(text('Questão 13', { minLength: 1, maxLength: NAME_MAX_LENGTH })),
  tipo: Type.Optional(Type.Enum(['multichoice', 'truefalse'])),
  enunciado: Type.Optional(html('<p>Assinale a correta.</p>')),
  alternativas: Type.Optional(Type.Array(DeskAlternative, { minItems: 1, maxItems: DESK_MAX_ALTERNATIVES })),
  /** null: none is right. */
  gabarito: Type.Optional(nullable(text('C', { pattern: '^[A-J]$' }))),
  anulada: Type.Optional(flag(true)),
  comentario: Type.Optional(nullable(html('<p>Há crase.</p>'))),
  assunto: Type.Optional(nullable(subject)),
});
/** The subject or the answer of several questions, each with the revision on which the change is based. */
export const DraftBatchBody = strictObject({
  questoes: Type.Array(
    strictObject({
      posicao: integer(12, { minimum: 1, maximum: MAX_POSITION }),
      revisao: integer(0, { minimum: 0 }),
      assunto: Type.Optional(subject),
      gabarito: Type.Optional(text('C', { pattern: '^[A-J]$' })),
      anulada: Type.Optional(flag(true)),
    }),
    { minItems: 1, maxItems: DESK_BATCH_DRAFTS },
  ),
});
/** `outras` are the questions that someone else changed meanwhile: they stay as they were left. */
export const DraftBatchAnswer = Type.Object({ outras: Type.Array(integer(12)), prova: DeskPaper });

/** The new text for one that questions of the paper share. */
export const DeskTextBody = strictObject({ marca: textMark, texto: html('<p>Texto para as questões de 1 a 5.</p>') });

/** `salvo` is false if someone else changed the field meanwhile: the response is the question as they left it. */
export const DeskQuestionAnswer = Type.Object({ salvo: flag(true), questao: DeskQuestion });

/**
 * Splits a question, joins two, moves one, or undoes the last of these and of changes of several at once. `revisoes` are those of the displayed texts
 * (`enunciado`, `alternativas`).
 */
export const RearrangeBody = strictObject({
  ato: Type.Enum(['dividir', 'juntar', 'mover', 'desfazer'], { examples: ['mover'] }),
  /** The question; for a join the first of the two. Not needed for `desfazer`. */
  posicao: Type.Optional(integer(12, { minimum: 1, maximum: MAX_POSITION })),
  /** For `mover`: its new place, from 1. */
  para: Type.Optional(integer(3, { minimum: 1, maximum: DESK_PAPER_QUESTIONS })),
  /**
   * For `dividir`: both statements, the number of alternatives that stay with the first question, and the index of the
   * second question's first alternative, from 0.
   */
  corte: Type.Optional(
    strictObject({
      enunciados: Type.Array(html('<p>Assinale a correta.</p>'), {
        minItems: 2,
        maxItems: 2,
        examples: [['<p>Assinale a correta.</p>', '<p>Assinale a errada.</p>']],
      }),
      ficam: integer(4, { minimum: 0, maximum: 100 }),
      vao: integer(5, { minimum: 0, maximum: 100 }),
    }),
  ),
  revisoes: Type.Optional(
    strictObject({ enunciado: integer(0, { minimum: 0 }), alternativas: integer(0, { minimum: 0 }) }),
  ),
});
/**
 * `salvo` is false if someone else changed the question meanwhile; `posicao` is the question to show next, null for the
 * one that is open. `outras` are those of an undone change of several that were changed since: they stay as they are.
 */
export const RearrangeAnswer = Type.Object({
  salvo: flag(true),
  posicao: nullable(integer(12)),
  outras: Type.Array(integer(12)),
  prova: DeskPaper,
});

export const PresenceBody = strictObject({ posicao: integer(12, { minimum: 1, maximum: MAX_POSITION }) });
/** Who else has the paper open, and when it was last changed. */
export const PresenceAnswer = Type.Object({
  outros: Type.Array(Type.Object({ nome: text('Ana Souza'), posicao: integer(12) })),
  mudada_em: Instant,
});

/** A picture for a text of the paper, in base64. */
export const PictureBody = strictObject({
  base64: text('iVBORw0KGgo=', { minLength: 1, maxLength: Math.ceil((DESK_PICTURE_BYTES * 4) / 3) + 4 }),
});
export const PictureAnswer = Type.Object({
  endereco: text('/api/desk-picture/5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10/ab12'),
});
