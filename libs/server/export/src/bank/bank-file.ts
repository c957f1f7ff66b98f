import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  bookletItems,
  examAreas,
  exams,
  institutions,
  itemBooklets,
  notices,
  type Queryable,
  questionMaps,
  subjects,
} from '@mapa/server-platform';
import { BANK_FORMAT, BANK_SECTION_NAMES, BANK_VERSION, type BankEntry, type BankSection } from '@mapa/server-importer';
import { readFiles, readQuestions } from './questions';

/** Number of entries written of each section. */
export type BankCounts = Record<BankSection, number>;

type Writers = { [Section in BankSection]: () => AsyncIterable<BankEntry<Section>> | Promise<BankEntry<Section>[]> };

/**
 * The whole bank as JSON (docs/export.md), an entry a line, streamed: at most a few hundred questions are held.
 * @param tx a transaction with a consistent snapshot
 * @param at date of the snapshot, written to the file
 */
export async function* bankFile(tx: Queryable, at: Date, counts: BankCounts): AsyncGenerator<string> {
  const files = await readFiles(tx);
  const writers: Writers = {
    instituicoes: () => readInstitutions(tx),
    assuntos: () => readSubjects(tx),
    provas: () => readPapers(tx),
    arquivos: async () => files.map(({ entry }) => entry),
    questoes: () => readQuestions(tx, files),
    cadernos: () => readBooklets(tx),
    areas: () => readAreas(tx),
    concursos: () => readNotices(tx),
    mapas: () => readMaps(tx),
  };
  yield `{"formato":"${BANK_FORMAT}","versao":${BANK_VERSION},"exportado_em":"${at.toISOString()}"`;
  for (const section of BANK_SECTION_NAMES) {
    yield `,\n"${section}":[`;
    counts[section] = 0;
    for await (const entry of await writers[section]()) {
      yield `${counts[section] === 0 ? '' : ','}\n${JSON.stringify(entry)}`;
      counts[section] += 1;
    }
    yield ']';
  }
  yield '}\n';
}

/** Key of a board or body in the rest of the file. */
const institutionKey = sql<string>`${institutions.kind} || ':' || ${institutions.slug}`;
const boards = alias(institutions, 'boards');
const bodies = alias(institutions, 'bodies');
const boardKey = sql<string | null>`'banca:' || ${boards.slug}`;
const bodyKey = sql<string | null>`'orgao:' || ${bodies.slug}`;

async function readInstitutions(tx: Queryable): Promise<BankEntry<'instituicoes'>[]> {
  const rows = await tx
    .select({ key: institutionKey, row: institutions })
    .from(institutions)
    .orderBy(asc(institutions.id));
  return rows.map(({ key, row }) => ({
    chave: key,
    tipo: row.kind,
    sigla: row.acronym,
    nome: row.name,
    outros_nomes: [...row.aliases].sort(),
  }));
}

/** The names from the matéria down to a subject, from the ids of its path. */
const subjectNames = (path: string) =>
  sql<
    string[]
  >`array(select s.name from unnest(${sql.raw(path)}) with ordinality as step (id, place) join subjects s on s.id = step.id order by place)`;

const readSubjects = (tx: Queryable): Promise<BankEntry<'assuntos'>[]> =>
  tx
    .select({ caminho: subjectNames('subjects.path'), ativo: subjects.active })
    .from(subjects)
    .orderBy(sql`cardinality(${subjects.path})`, asc(subjects.id));

async function readPapers(tx: Queryable): Promise<BankEntry<'provas'>[]> {
  const rows = await tx
    .select({ exam: exams, banca: boardKey, instituicao: bodyKey })
    .from(exams)
    .leftJoin(boards, eq(boards.id, exams.boardId))
    .leftJoin(bodies, eq(bodies.id, exams.institutionId))
    .where(eq(exams.given, true))
    .orderBy(asc(exams.id));
  return rows.map(({ exam, banca, instituicao }) => ({
    chave: exam.slug,
    nome: exam.name,
    ano: exam.year,
    banca,
    instituicao,
    cargo: exam.position,
    escolaridade: exam.educationLevel as BankEntry<'provas'>['escolaridade'],
    uf: exam.state as BankEntry<'provas'>['uf'],
    area: exam.area,
    penaliza_erro: exam.negativeMarking,
    ...(exam.creditRule !== null && { credito_parcial: exam.creditRule }),
    duracao_minutos: exam.durationMinutes,
  }));
}

async function* readBooklets(tx: Queryable): AsyncGenerator<BankEntry<'cadernos'>> {
  const booklets = await tx
    .select()
    .from(itemBooklets)
    .orderBy(asc(itemBooklets.programme), asc(itemBooklets.year), asc(itemBooklets.code));
  for (const booklet of booklets) {
    const items = await tx
      .select()
      .from(bookletItems)
      .where(eq(bookletItems.bookletId, booklet.id))
      .orderBy(asc(bookletItems.position), asc(bookletItems.language));
    yield {
      programa: booklet.programme,
      ano: booklet.year,
      codigo: booklet.code,
      area: booklet.area,
      cor: booklet.colour,
      adaptado: booklet.adapted,
      digital: booklet.digital,
      demonstracao: booklet.demonstration,
      k: booklet.scaleK,
      d: booklet.scaleD,
      itens: items.map((item) => ({
        posicao: item.position,
        lingua: item.language,
        item: item.itemCode,
        gabarito: item.key,
        habilidade: item.skill,
        abandonado: item.abandoned,
        motivo: item.abandonReason,
        a: item.a,
        b: item.b,
        c: item.c,
      })),
    };
  }
}

const readAreas = (tx: Queryable): Promise<BankEntry<'areas'>[]> =>
  tx
    .select({
      prova: exams.slug,
      area: examAreas.area,
      programa: itemBooklets.programme,
      ano: itemBooklets.year,
      codigo: itemBooklets.code,
      deslocamento: examAreas.shift,
    })
    .from(examAreas)
    .innerJoin(exams, and(eq(exams.id, examAreas.examId), exams.given))
    .innerJoin(itemBooklets, eq(itemBooklets.id, examAreas.bookletId))
    .orderBy(asc(exams.id), asc(examAreas.area));

async function readNotices(tx: Queryable): Promise<BankEntry<'concursos'>[]> {
  const rows = await tx
    .select({ notice: notices, exam: exams, banca: boardKey, orgao: bodyKey })
    .from(notices)
    .innerJoin(exams, eq(exams.id, notices.examId))
    .leftJoin(boards, eq(boards.id, exams.boardId))
    .innerJoin(bodies, eq(bodies.id, exams.institutionId))
    .orderBy(asc(exams.id));
  return rows.map(({ notice, exam, banca, orgao }) => ({
    chave: notice.sourceKey,
    concurso: exam.name,
    orgao: orgao ?? '',
    banca,
    ano: exam.year,
    uf: exam.state as BankEntry<'concursos'>['uf'],
    esfera: notice.sphere,
    escolaridades: notice.educationLevels,
    cargos: notice.positions,
    vagas: notice.vacancies,
    cadastro_reserva: notice.reserveList,
    salario_min_centavos: notice.salaryMinCents,
    salario_max_centavos: notice.salaryMaxCents,
    taxa_centavos: notice.feeCents,
    inscricoes_de: notice.opensOn,
    inscricoes_ate: notice.closesOn,
    data_prova: notice.examOn,
    suspenso: notice.suspended,
    penaliza_erro: notice.negativeMarking,
    link: notice.url,
    observacao: notice.remark,
  }));
}

/** The last edition of each paper's map, if it is not the automatic one. */
async function readMaps(tx: Queryable): Promise<BankEntry<'mapas'>[]> {
  const next = alias(questionMaps, 'next');
  const nextExams = alias(exams, 'next_exams');
  const rows = await tx
    .select({ prova: exams.slug, ativo: questionMaps.active, substituido_por: nextExams.slug })
    .from(questionMaps)
    .innerJoin(exams, and(eq(exams.id, questionMaps.examId), exams.given))
    .leftJoin(next, eq(next.id, questionMaps.replacedBy))
    .leftJoin(nextExams, eq(nextExams.id, next.examId))
    .where(sql`${next.id} is null or ${next.examId} is distinct from ${questionMaps.examId}`)
    .orderBy(asc(exams.id), asc(questionMaps.id));
  return rows.filter(({ ativo, substituido_por: replaced }) => !ativo || replaced !== null);
}

/** What a bank's file leaves out, in numbers. */
interface LeftOut {
  documents: number;
  versions: number;
  editions: number;
  /** Public maps without a paper. */
  editalMaps: number;
  calibrations: number;
}

/** Counts what the bank's file leaves out. */
export async function countLeftOut(tx: Queryable): Promise<LeftOut> {
  const { rows } = await tx.execute<LeftOut & Record<string, unknown>>(sql`
    select (select count(*)::int from documents) as documents,
      (select count(*)::int from question_versions v join questions q on q.id = v.question_id where v.version <> q.current_version) as versions,
      (select count(*)::int from question_maps m join question_maps n on n.id = m.replaced_by where n.exam_id = m.exam_id) as editions,
      (select count(*)::int from question_maps where exam_id is null and owner_id is null) as "editalMaps",
      (select count(*)::int from calibrations) as calibrations`);
  return rows[0] ?? { documents: 0, versions: 0, editions: 0, editalMaps: 0, calibrations: 0 };
}
