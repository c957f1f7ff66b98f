import type { InputOf, ResultOf } from '@mapa/api-contract';
import { sentenceOf } from '@mapa/domain';
import {
  decideNotice,
  lockBank,
  type NoticeFault,
  noticeFault,
  type NoticeInput,
  NoticeRefusal,
  readLine,
} from '@mapa/server-importer';
import {
  type Database,
  institutions,
  type Queryable,
  recordAct,
  refuse,
  type Rule,
  type Student,
} from '@mapa/server-platform';
import { folded } from '@mapa/server-search';
import { and, asc, eq, sql } from 'drizzle-orm';
import { DESK } from '../errors/error-messages';
import { auditFacts } from './facts';
import { findNotice, type NoticeFields, readNotice, type StoredNotice } from './notice';

type Answer = ResultOf<'PUT /api/customer-area/desk/notice/{id}'>;
type NewBody = InputOf<'POST /api/customer-area/desk/notice'>['body'];
type Body = InputOf<'PUT /api/customer-area/desk/notice/{id}'>['body'];

const RULES: Readonly<Record<NoticeFault, Rule>> = {
  name: DESK.noticeName,
  body: DESK.noticeBody,
  board: DESK.noticeBoard,
  halfRegistration: DESK.noticeRegistration,
  registrationOrder: DESK.noticeRegistrationOrder,
  salaryOrder: DESK.noticeSalaries,
  address: DESK.noticeAddress,
};

/** Facts of an exam that its paper decides once it is in the bank. */
const OF_PAPER = ['concurso', 'orgao', 'banca', 'ano', 'uf'] as const satisfies readonly (keyof NoticeFields)[];

/**
 * The names of a body or a board that a person typed: those of a known one whose acronym and name they are, otherwise
 * the text, which the importer reads.
 */
async function namesOf(tx: Queryable, kind: 'banca' | 'orgao', text: string): Promise<NoticeInput['orgao']> {
  const label = sql`case when acronym = name then name else acronym || ' – ' || name end`;
  const [known] = await tx
    .select({ acronym: institutions.acronym, name: institutions.name })
    .from(institutions)
    .where(and(eq(institutions.kind, kind), sql`fold_text(${label}) = ${folded(text)}`))
    .orderBy(asc(institutions.id))
    .limit(1);
  return known ?? text;
}

const line = (text: string): string => readLine('', text, Infinity) ?? '';

/** Texts of a form as they are stored: of one line each, without empty or repeated positions. */
const tidied = (fields: NoticeFields): NoticeFields => ({
  ...fields,
  concurso: line(fields.concurso),
  orgao: line(fields.orgao),
  banca: fields.banca === null ? null : line(fields.banca),
  cargos: [...new Set(fields.cargos.map(line))].filter((position) => position !== ''),
  link: fields.link?.trim() || null,
  observacao: line(fields.observacao ?? '') || null,
});

/** Stores fields under a key. Resolves to sentences on what a person should check; refuses at the field what is invalid. */
async function store(tx: Queryable, key: string, fields: NoticeFields): Promise<string[]> {
  const input: NoticeInput = {
    ...fields,
    chave: key,
    orgao: await namesOf(tx, 'orgao', fields.orgao),
    banca: fields.banca === null ? null : await namesOf(tx, 'banca', fields.banca),
  };
  const fault = noticeFault(input);
  if (fault) throw refuse(RULES[fault]);
  const warnings: string[] = [];
  try {
    await decideNotice(tx, input, (reason) => void warnings.push(sentenceOf(reason)));
  } catch (error) {
    throw error instanceof NoticeRefusal ? refuse(DESK.noticeRefused, { problema: error.message }) : error;
  }
  return warnings;
}

async function stored(tx: Queryable, key: string): Promise<StoredNotice> {
  const found = await findNotice(tx, key);
  if (!found) throw new Error('the notice was stored');
  return found;
}

/** Creates a notice; a repeated request with its key finds it as it is. */
export const createNotice = (db: Database, student: Student, { chave, ...fields }: NewBody): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const key = `mesa-${chave}`;
    const before = await findNotice(tx, key);
    if (before) return { salvo: true, avisos: [], concurso: before.notice };
    const avisos = await store(tx, key, tidied(fields));
    const { notice } = await stored(tx, key);
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'concurso_criado', on: ['concurso', notice.id], ...auditFacts(null, notice.campos) },
    );
    return { salvo: true, avisos, concurso: notice };
  });

/** Changes a notice, unless somebody changed it since it was seen. */
export const changeNotice = (
  db: Database,
  student: Student,
  id: number,
  { revisao, ...fields }: Body,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const { key, notice: before } = await readNotice(tx, id);
    if (before.revisao !== revisao) return { salvo: false, avisos: [], concurso: before };
    const wanted = tidied(fields);
    const contradicts = OF_PAPER.some((name) => before.campos[name] !== null && before.campos[name] !== wanted[name]);
    if (before.tem_prova && contradicts) throw refuse(DESK.noticeOfPaper);
    const avisos = await store(tx, key, wanted);
    const { notice: after } = await stored(tx, key);
    if (after.revisao !== before.revisao)
      await recordAct(
        tx,
        { staffId: student.id },
        { act: 'concurso_mudado', on: ['concurso', id], ...auditFacts(before.campos, after.campos) },
      );
    return { salvo: true, avisos, concurso: after };
  });
