import { createTestDatabase } from '../testing/database';

/**
 * Checks on the migrated database that a distributed engine can keep each student's rows together (docs/scale.md): keys
 * start with the student, and no row refers to a row of another student.
 */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const query = async <Row>(text: string): Promise<Row[]> => (await database.pool.query(text)).rows as Row[];

const BY_NOTICE = 'a notice of the provider names the payment alone: stays in one place (docs/scale.md)';

/** Tables with rows of a student that are also searched without the student, each with the reason. */
const OTHERWISE: Readonly<Record<string, string>> = {
  checkouts: BY_NOTICE,
  payments: BY_NOTICE,
  subscriptions: BY_NOTICE,
  mail_tokens: 'who opens a link of a mail is known by its token alone',
  reports: 'the staff reads them all, by their number',
};

/** Unique indexes that do not start with the student, because they apply to all students together. */
const ACROSS: Readonly<Record<string, string>> = {
  editais_reading: 'a job of the queue names no student',
  identities_subject: 'an account at Google or Facebook belongs to one student',
  mail_tokens_hash: 'a token leads to one student',
  payments_provider: BY_NOTICE,
  subscriptions_provider: BY_NOTICE,
};

/** Foreign keys from a student's row to a row that the student may not own. */
const POINTING: Readonly<Record<string, string>> = {
  'checkout_keys.checkout_keys_payment_id_payments_id_fk': BY_NOTICE,
  'payments.payments_checkout_id_checkouts_id_fk': BY_NOTICE,
  'payments.payments_subscription_id_subscriptions_id_fk': BY_NOTICE,
};

const OWNED = `select c.oid, c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'student_id'`;

it('primary keys of students’ tables start with the student', async () => {
  const rows = await query<{ name: string; column: string }>(
    `select t.name, a.attname as column from (${OWNED}) t
     left join pg_index i on i.indrelid = t.oid and i.indisprimary
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`,
  );
  const others = rows.filter(({ column }) => column !== 'student_id').map(({ name }) => name);
  expect(others.sort()).toEqual(Object.keys(OTHERWISE).sort());
});

it('unique keys include the student', async () => {
  const rows = await query<{ index: string; column: string | null }>(
    `select i.indexrelid::regclass::text as index, a.attname as column from (${OWNED}) t
     join pg_index i on i.indrelid = t.oid and i.indisunique and not i.indisprimary
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`,
  );
  const across = rows.filter(({ column }) => column !== 'student_id').map(({ index }) => index);
  expect(across.sort()).toEqual(Object.keys(ACROSS).sort());
});

it('no row of one student refers to a row of another', async () => {
  const rows = await query<{ name: string; own: string[]; theirs: string[] }>(
    `select f.conrelid::regclass || '.' || f.conname as name,
       array(select attname::text from pg_attribute where attrelid = f.conrelid and attnum = any(f.conkey)) as own,
       array(select attname::text from pg_attribute where attrelid = f.confrelid and attnum = any(f.confkey)) as theirs
     from pg_constraint f where f.contype = 'f' and f.conrelid in (select oid from (${OWNED}) t) and f.confrelid in (select oid from (${OWNED}) t)`,
  );
  const foreign = rows.filter(({ own, theirs }) => ![own, theirs].every((columns) => columns.includes('student_id')));
  expect(foreign.map(({ name }) => name).sort()).toEqual(Object.keys(POINTING).sort());
});
