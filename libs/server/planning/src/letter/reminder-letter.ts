import { counted, dayInBrasilia, limitsOf, listText, routePath, type Role } from '@mapa/domain';
import { type ComposeLetter, type Student, users } from '@mapa/server-platform';
import type { SearchSources } from '@mapa/server-search';
import { settleSittings } from '@mapa/server-sittings';
import { and, eq, isNotNull } from 'drizzle-orm';
import { readToday } from '../today';
import { oneClickPath } from '../reminder/one-click';
import { reminderToken } from '../reminder/token';
import { studyReminders } from '../tables/reminders';

type Today = Awaited<ReturnType<typeof readToday>>;

const partText = ({ nome, questoes }: { nome: string; questoes: number }): string =>
  `${counted(questoes, 'questão', 'questões')} de ${nome}`;

/**
 * The rest of the day's plan, in words; null if nothing is left. On a day of rest nothing is left, even with reviews
 * due.
 */
function leftText({ plano, revisoes, hoje, continuar }: Today): string | null {
  const day = plano.dias.find(({ dia }) => dia === hoje);
  const hasPlan = plano.minutos.some((minutes) => minutes > 0);
  const due = hasPlan ? (day?.revisoes ?? 0) : revisoes;
  const parts = [
    ...(due > 0 ? [counted(due, 'revisão', 'revisões')] : []),
    ...(day?.assuntos ?? []).map(partText),
    ...(day && day.continuar > 0 && continuar
      ? [`${counted(day.continuar, 'questão', 'questões')} de ${continuar.nome}`]
      : []),
    ...(day?.outros_mapas ?? []).map(partText),
  ];
  return parts.length > 0 ? listText(parts) : null;
}

/**
 * The reminder, by the student's id: written when it is sent, with what is then left of the day. Nothing is sent if the
 * reminder was ended meanwhile, the address is unverified, everything is done, or the day is over.
 */
export const reminderLetter =
  (sources: SearchSources): ComposeLetter =>
  async ({ db, siteUrl, tokenKey }, id) => {
    const [found] = await db
      .select({ user: users })
      .from(studyReminders)
      .innerJoin(users, eq(users.id, studyReminders.studentId))
      .where(
        and(
          eq(studyReminders.studentId, id),
          eq(studyReminders.sentOn, dayInBrasilia()),
          isNotNull(users.emailVerifiedAt),
        ),
      );
    if (!found) return null;
    const { role, plan, name, email } = found.user;
    const limits = limitsOf({ role, plano_tipo: plan });
    const student: Student = { id, sessionId: '', role: role as Role, limits, isSitting: true };
    await settleSittings(db, student);
    const left = leftText(await readToday({ ...sources, db }, student));
    if (left === null) return null;
    const token = reminderToken(tokenKey, id);
    return {
      studentId: id,
      to: email,
      subject: 'Seu estudo de hoje',
      name,
      paragraphs: [`No seu plano de hoje ainda há ${left}.`],
      action: { label: 'Abrir o meu dia', href: `${siteUrl}${routePath('today')}` },
      notes: [
        'Você recebe esta mensagem porque pediu um lembrete, no máximo um por dia e só quando falta algo.',
        `Para não receber mais: ${siteUrl}${routePath('reminderOff')}?token=${token}`,
      ],
      unsubscribe: `${siteUrl}${oneClickPath(token)}`,
    };
  };
