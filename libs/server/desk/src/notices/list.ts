import type { ResultOf } from '@mapa/api-contract';
import { dayInBrasilia, noticeState } from '@mapa/domain';
import { byDeadline, noticeConditions } from '@mapa/server-catalogue';
import { type Database, exams, listAnswer, notices, type Page } from '@mapa/server-platform';
import { board, boardColumns, body, bodyColumns, listCondition } from '@mapa/server-search';
import { count, desc, eq } from 'drizzle-orm';
import { labelOf, type NoticeQuery } from './notice';

type Answer = ResultOf<'GET /api/customer-area/desk/notice'>;

const { opensOn, closesOn, examOn, suspended } = notices;

/** Notices that a filter finds, by deadline, as the public list has them. */
export async function listNotices(db: Database, { situacao, ...filters }: NoticeQuery, page: Page): Promise<Answer> {
  const today = dayInBrasilia();
  const where = listCondition(noticeConditions(today), { ...filters, ...(situacao && { situacao: [situacao] }) });
  const [[counted], rows] = await Promise.all([
    db
      .select({ total: count() })
      .from(notices)
      .innerJoin(exams, eq(exams.id, notices.examId))
      .leftJoin(body, eq(body.id, exams.institutionId))
      .where(where),
    db
      .select({
        exam: { id: exams.id, name: exams.name, given: exams.given },
        dates: { inscricoes_de: opensOn, inscricoes_ate: closesOn, data_prova: examOn, suspenso: suspended },
        board: boardColumns,
        body: bodyColumns,
      })
      .from(notices)
      .innerJoin(exams, eq(exams.id, notices.examId))
      .leftJoin(board, eq(board.id, exams.boardId))
      .leftJoin(body, eq(body.id, exams.institutionId))
      .where(where)
      .orderBy(...byDeadline(today), desc(exams.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const lines = rows.map((row): Answer['data'][number] => {
    const { suspenso: _, ...days } = row.dates;
    return {
      id: row.exam.id,
      concurso: row.exam.name,
      orgao: row.body ? labelOf(row.body) : '',
      banca: row.board && row.board.acronym,
      situacao: noticeState(row.dates, today),
      ...days,
      tem_prova: row.exam.given,
    };
  });
  return listAnswer(lines, counted?.total ?? 0, page);
}
