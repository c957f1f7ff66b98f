import { DESK_REASON, PROPOSAL_KINDS, PROPOSAL_STATES, QUESTION_TYPES } from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, nullable, oneOf, pageQuery, ProposalId, strictObject, Version } from '../common';
import { flag, integer, text } from '../leaves';
import { BankQuestion, keyFields, letter, reason, statedKey, textFields } from './questions';

/** A correction that somebody proposes: of the key, or of the texts; a later one of the same person replaces it. */
export const ProposalBody = strictObject({
  versao: Version,
  motivo: reason,
  gabarito: Type.Optional(strictObject(keyFields)),
  texto: Type.Optional(strictObject(textFields)),
});

export const ProposalQuery = strictObject({
  situacao: Type.Optional(oneOf(PROPOSAL_STATES)),
  ...pageQuery(),
});
export const ProposalParams = strictObject({ id: ProposalId });

const who = nullable(Type.Object({ nome: text('Ana Souza') }));

/** A proposed correction. */
export const Proposal = Type.Object({
  id: integer(12),
  questao: Type.Object({ id: integer(42), codigo: text('Q42'), tipo: oneOf(QUESTION_TYPES) }),
  tipo: oneOf(PROPOSAL_KINDS),
  situacao: oneOf(PROPOSAL_STATES),
  em: Instant,
  /** null once the account was deleted. */
  autor: who,
  motivo: text('Recurso 12/2026 da banca'),
  /** Whether the question has changed since: the proposal can only be refused. */
  mudou_desde: flag(false),
  /** Of a proposal of a key: what it was, and what it is to be. */
  gabarito: nullable(Type.Object({ antes: nullable(letter), depois: letter, ...statedKey })),
  /** Of a proposal of texts: those that differ, as sanitised HTML. */
  textos: Type.Array(
    Type.Object({
      campo: Type.Enum(['enunciado', 'alternativa', 'comentario', 'comentario_alternativa']),
      /** The alternative that the text is of, or is about. */
      letra: nullable(letter),
      antes: nullable(text('<p>Assinale a corrreta.</p>')),
      depois: nullable(text('<p>Assinale a correta.</p>')),
    }),
  ),
  decidida_em: nullable(Instant),
  decidida_por: who,
  /** Why it was refused. */
  resposta: nullable(text('A banca manteve o gabarito.')),
});

/** `salvo` is false if somebody else changed the question since it was seen: nothing is proposed. */
export const ProposalAnswer = Type.Object({ salvo: flag(true), questao: BankQuestion });

/** Accepts a proposal, or refuses it with a reason for its author. */
export const ProposalDecisionBody = strictObject({
  aceita: flag(true),
  motivo: Type.Optional(nullable(text('A banca manteve o gabarito.', DESK_REASON))),
});
export const ProposalDecisionAnswer = Type.Object({
  proposta: Proposal,
  avisos: Type.Array(text('A prova perdeu os parâmetros de itens.')),
});
