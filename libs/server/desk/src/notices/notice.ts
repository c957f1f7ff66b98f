import { createHash } from 'node:crypto';
import type { InputOf, ResultOf } from '@mapa/api-contract';
import { dayInBrasilia, longName, noticeState, type EducationLevel, type StateCode } from '@mapa/domain';
import { exams, notices, type Queryable, questionMaps, refuse, studyPlans } from '@mapa/server-platform';
import { board, boardColumns, body, bodyColumns } from '@mapa/server-search';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { noticeEditalFacts, publishedOffices } from '@mapa/server-edital';
import { DESK } from '../errors/error-messages';
import { readMaps } from '../maps/map';

type Notice = ResultOf<'GET /api/customer-area/desk/notice/{id}'>;
export type NoticeQuery = InputOf<'GET /api/customer-area/desk/notice'>['query'];
export type NoticeFields = Notice['campos'];

/** A notice as the desk shows it, and its key in files. */
export interface StoredNotice {
  key: string;
  notice: Notice;
}

/** A board or a body as one text of a form. */
export const labelOf = ({ acronym, name }: { acronym: string; name: string }): string =>
  longName({ sigla: acronym, nome: name });

/** Changes with the content of a notice, whoever changes it: the staff, a file, a paper or a merge of bodies. */
const revisionOf = (campos: NoticeFields): string =>
  createHash('sha256').update(JSON.stringify(campos)).digest('hex').slice(0, 16);

async function selectOne(tx: Queryable, where: SQL) {
  const [row] = await tx
    .select({ exam: exams, row: notices, board: boardColumns, body: bodyColumns })
    .from(notices)
    .innerJoin(exams, eq(exams.id, notices.examId))
    .leftJoin(board, eq(board.id, exams.boardId))
    .leftJoin(body, eq(body.id, exams.institutionId))
    .where(where);
  return row;
}

type Row = NonNullable<Awaited<ReturnType<typeof selectOne>>>;

const fieldsOf = ({ exam, row, board: ofBoard, body: ofBody }: Row): NoticeFields => ({
  concurso: exam.name,
  orgao: ofBody ? labelOf(ofBody) : '',
  banca: ofBoard && labelOf(ofBoard),
  ano: exam.year,
  uf: exam.state as StateCode | null,
  esfera: row.sphere,
  escolaridades: row.educationLevels satisfies EducationLevel[],
  cargos: row.positions,
  vagas: row.vacancies,
  cadastro_reserva: row.reserveList,
  salario_min_centavos: row.salaryMinCents,
  salario_max_centavos: row.salaryMaxCents,
  taxa_centavos: row.feeCents,
  inscricoes_de: row.opensOn,
  inscricoes_ate: row.closesOn,
  data_prova: row.examOn,
  suspenso: row.suspended,
  penaliza_erro: row.negativeMarking,
  link: row.url,
  observacao: row.remark,
});

async function presentEdital(tx: Queryable, examId: number): Promise<Notice['edital']> {
  const facts = await noticeEditalFacts(tx, examId);
  if (!facts) return null;
  const offices = await publishedOffices(tx, examId);
  const ids = offices.flatMap(({ mapId }) => mapId ?? []);
  const maps =
    ids.length > 0 ? await readMaps(tx, inArray(questionMaps.id, ids), { limit: ids.length, offset: 0 }) : [];
  return {
    nome: facts.name,
    lido_em: facts.readAt.toISOString(),
    da_mesa: facts.isFromDesk,
    cargos: facts.offices,
    topicos: facts.topics,
    reconhecidos: facts.recognised,
    mapas: offices.map(({ index, name, mapId, isCurrent }) => {
      const map = maps.find(({ id }) => id === mapId);
      return {
        cargo: index,
        nome: name,
        mapa: map ? { id: map.id, nome: map.nome, situacao: map.situacao } : null,
        atual: isCurrent,
      };
    }),
  };
}

async function readOne(tx: Queryable, where: SQL): Promise<StoredNotice | null> {
  const found = await selectOne(tx, where);
  if (!found) return null;
  const { exam, row } = found;
  const campos = fieldsOf(found);
  return {
    key: row.sourceKey,
    notice: {
      id: exam.id,
      revisao: revisionOf(campos),
      situacao: noticeState(campos, dayInBrasilia()),
      tem_prova: exam.given,
      da_mesa: row.decided,
      estudantes: await tx.$count(studyPlans, eq(studyPlans.examId, exam.id)),
      campos,
      edital: await presentEdital(tx, exam.id),
    },
  };
}

/** The notice of an exam. Refuses where there is none. */
export async function readNotice(tx: Queryable, examId: number): Promise<StoredNotice> {
  const found = await readOne(tx, eq(notices.examId, examId));
  if (!found) throw refuse(DESK.noSuchNotice);
  return found;
}

/** The notice of a key; null if there is none. */
export const findNotice = (tx: Queryable, key: string): Promise<StoredNotice | null> =>
  readOne(tx, eq(notices.sourceKey, key));
