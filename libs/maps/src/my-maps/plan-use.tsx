import { useOwnPlanQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { limitsOf, routePath, usageAt } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** How much of the plan is used, told before a limit bites; nothing where the plan has none. */
export function PlanUse() {
  const { user } = useSession();
  const { maps, questionsPerDay } = user ? limitsOf(user) : {};
  const isLimited = maps != null && questionsPerDay != null;
  const { currentData } = useOwnPlanQuery(undefined, { skip: !isLimited, refetchOnMountOrArgChange: true });
  if (!isLimited) return null;
  const { mapas, questoes_hoje } = currentData ?? {};
  return (
    // While the figures load, the same words keep their lines unseen, so that nothing below moves.
    <Line $isKnown={Boolean(currentData)}>
      Plano gratuito: {usageAt('maps', mapas?.usados ?? 0, mapas?.limite ?? maps)} ·{' '}
      {usageAt('questionsPerDay', questoes_hoje?.usadas ?? 0, questoes_hoje?.limite ?? questionsPerDay)}.{' '}
      <Link look="quiet" to={routePath('plans')}>
        Estudar sem limites
      </Link>
    </Line>
  );
}

const Line = styled.p<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > a { color: ${token.color.accent}; }
`;
