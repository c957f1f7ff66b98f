import type { InputOf } from '@mapa/api-contract';
import { dayInBrasilia, webAddress } from '@mapa/domain';
import { keyOf, QuestionRefusal, saveRevision, type StoredQuestion, withKey, withTexts } from '@mapa/server-importer';
import { type Queryable, recordAct, refuse, type StaffActor } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { keyRevisions } from '../tables/key-revisions';

export type KeyBody = InputOf<'PUT /api/customer-area/desk/question/{id}/key'>['body'];
export type TextBody = InputOf<'PUT /api/customer-area/desk/question/{id}/text'>['body'];
type Wording = StoredQuestion['wording'];

/** The converted text; refuses, with the reason, what the bank would not accept. */
export async function orRefused<Result>(make: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof QuestionRefusal ? refuse(DESK.textRefused, { problema: error.message }) : error;
  }
}

function sourceOf(fonte: string | null | undefined): string | null {
  if (!fonte?.trim()) return null;
  const address = webAddress(fonte.trim());
  if (address === null) throw refuse(DESK.noAddress);
  return address;
}

/** What a person states of a key besides its letters; null if nothing. */
function statedOf({ tipo, publicado_em, fonte }: KeyBody) {
  const stated = { kind: tipo ?? null, publishedOn: publicado_em ?? null, source: sourceOf(fonte) };
  if (stated.publishedOn !== null && stated.publishedOn > dayInBrasilia()) throw refuse(DESK.keyDay);
  return Object.values(stated).some((one) => one !== null) ? stated : null;
}

interface JudgedKey {
  before: string | null;
  /** Null if only kind, day or source of the present key are stated. */
  next: Wording | null;
  stated: ReturnType<typeof statedOf>;
}

/** A key as it would be stored. Refuses one that the question cannot have, or that says nothing new. */
export function judgeKey(question: StoredQuestion, body: KeyBody): JudgedKey {
  const stated = statedOf(body);
  const before = keyOf(question.wording);
  if (before === body.gabarito) {
    if (!stated) throw refuse(DESK.sameKey);
    return { before, next: null, stated };
  }
  const next = withKey(question, body.gabarito);
  if (!next) throw refuse(DESK.noSuchAnswer);
  return { before, next, stated };
}

/** Texts as they would be stored. Refuses what the bank would not accept, and texts that are the present ones. */
export async function judgeTexts(tx: Queryable, question: StoredQuestion, body: TextBody): Promise<Wording> {
  const { enunciado, alternativas, comentario } = body;
  const texts = {
    statement: enunciado,
    alternatives: alternativas.map(({ texto, comentario: own }) => ({ text: texto, comment: own })),
    comment: comentario,
  };
  const next = await orRefused(() => withTexts(tx, question, texts));
  if (next.contentHash === question.wording.contentHash) throw refuse(DESK.sameText);
  return next;
}

/** What the audit log says of an accepted proposal: its number, by which the log names the person who made it. */
export interface OfProposal {
  proposta?: number;
}

/**
 * Corrects the key of a locked question as its next version, by which every answer is judged from now on
 * (docs/decisions/032, 099); where the key is that already, only its kind, day and source are stored. Null, without any
 * change, if another person has changed the question since it was seen.
 */
export async function applyKey(
  tx: Queryable,
  by: StaffActor,
  question: StoredQuestion,
  body: KeyBody,
  proposal: OfProposal = {},
): Promise<string[] | null> {
  const { row } = question;
  if (row.currentVersion !== body.versao) return null;
  const { before, next, stated } = judgeKey(question, body);
  const { version, links } = next
    ? await saveRevision(tx, question, next)
    : { version: row.currentVersion, links: [] as string[] };
  if (stated) await tx.insert(keyRevisions).values({ questionId: row.id, version, key: body.gabarito, ...stated });
  await recordAct(tx, by, {
    act: next ? 'gabarito_corrigido' : 'gabarito_informado',
    on: ['questao', row.id],
    ...(next && { before: { gabarito: before } }),
    after: {
      gabarito: body.gabarito,
      versao: version,
      motivo: body.motivo.trim(),
      ...(stated?.kind && { tipo: stated.kind }),
      ...(stated?.publishedOn && { publicado_em: stated.publishedOn }),
      ...(stated?.source && { fonte: stated.source }),
      ...proposal,
    },
  });
  return links;
}

/** Corrects the texts of a locked question as its next version, sanitised and checked as in an import. Null as above. */
export async function applyTexts(
  tx: Queryable,
  by: StaffActor,
  question: StoredQuestion,
  body: TextBody,
  proposal: OfProposal = {},
): Promise<string[] | null> {
  const { row } = question;
  if (row.currentVersion !== body.versao) return null;
  const { version, links } = await saveRevision(tx, question, await judgeTexts(tx, question, body));
  await recordAct(tx, by, {
    act: 'texto_corrigido',
    on: ['questao', row.id],
    before: { versao: body.versao },
    after: { versao: version, motivo: body.motivo.trim(), ...proposal },
  });
  return links;
}
