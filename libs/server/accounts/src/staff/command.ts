import { ROLES, roleLabel, type Role } from '@mapa/domain';
import { asc, ne } from 'drizzle-orm';
import { type Database, users } from '@mapa/server-platform';
import { userByEmail } from '@mapa/server-sessions';
import { grantRole } from './grant-role';

const USAGE = `Uso: npm run staff -- grant EMAIL PAPEL
     npm run staff -- list

Dá um papel a uma conta que já existe, ou lista quem tem um. Papéis: ${ROLES.join(', ')}.
O papel vale a partir do próximo clique da pessoa, e o que foi feito fica na auditoria, como "comando".

Sai com 0 quando a conta ficou como pedido, com 1 quando não, com 2 quando o comando está errado.`;

interface StaffCommandDependencies {
  db: Database;
  stdout: { write(text: string): unknown };
}

type Say = (line: string) => void;

/**
 * The command `staff grant EMAIL ROLE` or `staff list`: gives an account a role, or lists the staff.
 * @returns the exit code
 */
export async function runStaffCommand(argv: string[], { db, stdout }: StaffCommandDependencies): Promise<number> {
  const say: Say = (line) => void stdout.write(`${line}\n`);
  const [verb, email, role, ...more] = argv;
  if (verb === 'list' && email === undefined) return list(db, say);
  if (verb === 'grant' && email !== undefined && role !== undefined && more.length === 0)
    return grant(db, say, email, role);
  say(USAGE);
  return 2;
}

async function list(db: Database, say: Say): Promise<number> {
  const staff = await db
    .select({ email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(ne(users.role, 'estudante'))
    .orderBy(asc(users.role), asc(users.email));
  if (staff.length === 0) say('ninguém da equipe ainda: dê o primeiro papel com npm run staff -- grant EMAIL master');
  for (const person of staff) say(`${person.role}: ${person.email} (${person.name})`);
  return 0;
}

async function grant(db: Database, say: Say, email: string, asked: string): Promise<number> {
  const role = ROLES.find((known): known is Role => known === asked.toLowerCase());
  if (!role) {
    say(`nada mudou: o papel “${asked}” não existe; os papéis são ${ROLES.join(', ')}`);
    return 2;
  }
  const user = await userByEmail(db, email.trim());
  const done = user ? await grantRole(db, 'comando', user.id, role) : ({ outcome: 'unknown' } as const);
  const outcomes: Record<typeof done.outcome, string> = {
    granted: `${email.trim()} agora é ${roleLabel(role)}`,
    unchanged: `nada mudou: ${email.trim()} já é ${roleLabel(role)}`,
    unknown: `nada mudou: nenhuma conta tem o e-mail ${email.trim()}; a pessoa cria a conta em /cadastro, e depois recebe o papel`,
    'last master': `nada mudou: ${email.trim()} é o único Master; dê antes esse papel a outra conta`,
  };
  say(outcomes[done.outcome]);
  return done.outcome === 'granted' || done.outcome === 'unchanged' ? 0 : 1;
}
