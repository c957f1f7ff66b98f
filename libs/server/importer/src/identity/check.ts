import { counted, listText } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '@mapa/server-platform';
import { shorten } from '../rules/normalised-words';

const MAX_LISTED = 200;

interface PaperRef extends Record<string, unknown> {
  name: string;
  year: number | null;
  board: string | null;
}

const paperLabel = ({ name, year, board }: PaperRef): string => {
  const more = [year === null || name.includes(String(year)) ? null : String(year), board].filter(
    (words) => words !== null,
  );
  return `“${shorten(name)}”${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
};

/** A kind of possible mix-up: its heading, and a line for each case. */
interface Check {
  title: string;
  find: (tx: Queryable) => Promise<string[]>;
}

const CHECKS: Check[] = [
  {
    title: 'questões em provas de anos ou bancas diferentes (iguais nas duas, ou uma tomou o texto da outra)',
    find: async (tx) => {
      // Questions rewritten most often are the most doubtful.
      const { rows } = await tx.execute<{ id: number; versions: number; papers: PaperRef[] }>(
        sql`select q.id, q.current_version as versions, json_agg(json_build_object('name', e.name, 'year', e.year, 'board', i.acronym) order by e.year, e.id) as papers
          from exam_questions eq join exams e on e.id = eq.exam_id join questions q on q.id = eq.question_id left join institutions i on i.id = e.board_id
          group by q.id having count(distinct e.year) > 1 or count(distinct e.board_id) > 1 order by q.current_version desc, q.id`,
      );
      return rows.map(
        ({ id, versions, papers }) =>
          `Q${id}, ${counted(versions, 'versão', 'versões')}: ${listText(papers.map(paperLabel))}`,
      );
    },
  },
  {
    title: 'números que se repetem em uma prova',
    find: async (tx) => {
      const { rows } = await tx.execute<PaperRef & { number: number; ids: number[] }>(
        sql`select e.name, e.year, i.acronym as board, eq.number, array_agg(eq.question_id order by eq.slot, eq.question_id) as ids
          from exam_questions eq join exams e on e.id = eq.exam_id left join institutions i on i.id = e.board_id
          where eq.number is not null group by e.id, i.id, eq.number having count(distinct eq.slot) > 1 order by e.id, eq.number`,
      );
      return rows.map(
        ({ number, ids, ...paper }) => `${paperLabel(paper)}, número ${number}: ${listText(ids.map((id) => `Q${id}`))}`,
      );
    },
  },
  {
    title: 'questões que um mapa tem em outro assunto',
    find: async (tx) => {
      const { rows } = await tx.execute<{ map: string; id: number; here: string; there: string }>(
        sql`select m.name as map, q.id, here.name as here, there.name as there
          from map_questions mq join question_maps m on m.id = mq.map_id join questions q on q.id = mq.question_id
          join subjects here on here.id = mq.subject_id join subjects there on there.id = q.subject_id
          where m.replaced_by is null and mq.subject_id <> q.subject_id order by m.id, mq.slot`,
      );
      return rows.map(
        ({ map, id, here, there }) =>
          `mapa “${shorten(map)}”, Q${id}: “${shorten(here)}” no mapa, “${shorten(there)}” na questão`,
      );
    },
  },
];

/** Lists possible mix-ups of imports, for a person to decide. Read-only. */
export function checkBank(db: Database): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const lines: string[] = [];
      for (const { title, find } of CHECKS) {
        const found = await find(tx);
        lines.push(`${title}: ${found.length}`, ...found.slice(0, MAX_LISTED).map((line) => `  ${line}`));
        if (found.length > MAX_LISTED) lines.push(`  … e mais ${found.length - MAX_LISTED}`);
      }
      return lines;
    },
    { accessMode: 'read only' },
  );
}
