import { LIMIT_TIME_ZONE } from '@mapa/domain';
import { arg } from './arguments';

/** SQL: an answer to a question that was neither answered nor served before uses one question of the daily limit. */
export const countTowardsLimit = `
  insert into served_questions (student_id, day, question_id)
  select ${arg.student}, (now() at time zone '${LIMIT_TIME_ZONE}')::date, ${arg.question} from fresh
  where ${arg.isLimited} and not exists (select 1 from student_questions where student_id = ${arg.student} and question_id = ${arg.question})
    and not exists (select 1 from served_questions where student_id = ${arg.student} and question_id = ${arg.question})
  on conflict do nothing`;
