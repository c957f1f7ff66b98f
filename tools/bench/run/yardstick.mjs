/** The rate of a bare Fastify that reads one row by its key on this machine: every other figure is compared with it. */
import Fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify();
let id = 0;

app.get('/', async () => {
  id = (id % 1_000) + 1;
  const { rows } = await pool.query({
    name: 'one-row',
    text: 'select id, kind, year from questions where id = $1',
    values: [id],
  });
  return rows[0] ?? {};
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
