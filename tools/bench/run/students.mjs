import { SignJWT } from 'jose';
import { Client } from 'pg';

const questionsOfAMap = 200;

/**
 * Students of the bank, the busiest first, signed in: `{ id, token, maps }`. Their sessions are generated rows; accounts
 * that an earlier run signed up have no maps and are excluded.
 */
export async function readStudents({ url, secret }, limit) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select s.student_id as id, s.id as session, (select array_agg(map_id order by map_id) from student_maps m where m.student_id = s.student_id) as maps
     from sessions s join users u on u.id = s.student_id
     where s.expires_at > now() and exists (select from student_maps m where m.student_id = s.student_id) order by length(u.email), u.email limit $1`,
    [limit],
  );
  await client.end();
  const key = new TextEncoder().encode(secret);
  const sign = ({ id, session }) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', typ: 'mapa-access' })
      .setSubject(id)
      .setJti(session)
      .setAudience('mapa')
      .setIssuedAt()
      .setExpirationTime('30d')
      .sign(key);
  return Promise.all(rows.map(async (row) => ({ id: row.id, maps: row.maps ?? [], token: await sign(row) })));
}

/** Questions with their alternatives by map, for the maps of these students: `{ map, question, alternatives }`. */
export async function readMapQuestions(url, students) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select m.id as map, q.question_id as question, (select array_agg(a.id order by a.id) from alternatives a where a.question_id = q.question_id and a.version = 1) as alternatives
     from unnest($1::int[]) m(id) cross join lateral (select question_id from map_questions where map_id = m.id order by question_id limit $2) q`,
    [[...new Set(students.flatMap(({ maps }) => maps))], questionsOfAMap],
  );
  await client.end();
  return Map.groupBy(rows, ({ map }) => map);
}
