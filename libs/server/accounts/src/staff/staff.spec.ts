import { staffAudit, users } from '@mapa/server-platform';
import { createTestDatabase, interleave } from '@mapa/server-platform/testing';
import { asc, eq } from 'drizzle-orm';
import { runStaffCommand } from './command';
import { grantRole } from './grant-role';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.delete(users));

async function run(...argv: string[]) {
  let output = '';
  const code = await runStaffCommand(argv, { db: database.db, stdout: { write: (text) => (output += text) } });
  return { code, output };
}

async function account(email: string, role = 'estudante'): Promise<string> {
  const [user] = await database.db.insert(users).values({ name: 'Ana Souza', email, role }).returning();
  return user?.id ?? '';
}

const roleOf = async (id: string) => (await database.db.select().from(users).where(eq(users.id, id)))[0]?.role;
const actsOn = (id: string) =>
  database.db.select().from(staffAudit).where(eq(staffAudit.objectId, id)).orderBy(asc(staffAudit.id));

describe('the command staff', () => {
  it('makes the first master of an installation, and records it as a command', async () => {
    expect((await run('list')).output).toMatch(/^ninguém da equipe ainda/);
    const id = await account('Ana@exemplo.com.br');
    expect(await run('grant', 'ana@EXEMPLO.com.br', 'master')).toEqual({
      code: 0,
      output: 'ana@EXEMPLO.com.br agora é Master\n',
    });
    expect(await run('list')).toEqual({ code: 0, output: 'master: Ana@exemplo.com.br (Ana Souza)\n' });
    expect(await actsOn(id)).toMatchObject([
      {
        actor: 'comando',
        actorId: null,
        act: 'papel_concedido',
        object: 'pessoa',
        before: { papel: 'estudante' },
        after: { papel: 'master' },
      },
    ]);
  });

  it('reports that nothing has changed, and why', async () => {
    const id = await account('rui@exemplo.com.br', 'master');
    expect(await run('grant', 'ninguem@exemplo.com.br', 'admin')).toEqual({
      code: 1,
      output: expect.stringMatching(/^nada mudou: nenhuma conta tem o e-mail ninguem@exemplo\.com\.br/),
    });
    expect(await run('grant', 'rui@exemplo.com.br', 'chefe')).toEqual({
      code: 2,
      output: expect.stringMatching(/o papel “chefe” não existe; os papéis são estudante, admin, professor, master/),
    });
    expect(await run('grant', 'rui@exemplo.com.br', 'admin')).toEqual({
      code: 1,
      output: expect.stringMatching(/^nada mudou: rui@exemplo\.com\.br é o único Master/),
    });
    expect(await run('grant', 'rui@exemplo.com.br', 'MASTER')).toEqual({
      code: 0,
      output: 'nada mudou: rui@exemplo.com.br já é Master\n',
    });
    expect(await roleOf(id)).toBe('master');
    expect(await actsOn(id)).toEqual([]);
  });

  it.each([[[]], [['grant', 'rui@exemplo.com.br']], [['list', 'x']], [['grant', 'a', 'admin', 'b']], [['--help']]])(
    'prints its usage for %j',
    async (argv) => {
      const { code, output } = await run(...argv);
      expect([code, output]).toEqual([2, expect.stringMatching(/^Uso: npm run staff -- grant EMAIL PAPEL/)]);
    },
  );
});

describe("two masters who remove each other's role at once", () => {
  it('leave one: the second waits for the first', async () => {
    const [ana, rui] = [await account('ana@exemplo.com.br', 'master'), await account('rui@exemplo.com.br', 'master')];
    const take = (by: string, from: string) => () => grantRole(database.db, { staffId: by }, from, 'estudante');
    const grants = await interleave(database.pool, /^update "users"/, take(ana, rui), take(rui, ana));
    expect(grants.map(({ outcome }) => outcome)).toEqual(['granted', 'last master']);
    expect([await roleOf(ana), await roleOf(rui)]).toEqual(['master', 'estudante']);
    expect([...(await actsOn(ana)), ...(await actsOn(rui))]).toMatchObject([{ actor: 'equipe', actorId: ana }]);
  });
});

describe('the audit log', () => {
  it.each(['update staff_audit set act = act', 'delete from staff_audit', 'truncate staff_audit'])(
    'cannot be changed by %s',
    async (statement) => {
      await expect(database.pool.query(statement)).rejects.toThrow('the audit log is only ever added to');
    },
  );
});
