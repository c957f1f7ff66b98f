import { useOwnPlanQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { limitsOf, routePath, usageAt } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** How much of the plan is used, told before a limit bites; nothing where the plan has none. */
export function PlanUse() {
  const { user } = useSession();
  const isLimited = user ? limitsOf(user).maps !== null : false;
  const { currentData } = useOwnPlanQuery(undefined, { skip: !isLimited, refetchOnMountOrArgChange: true });
  if (!isLimited) return null;
  const { mapas, questoes_hoje } = currentData ?? {};
  return (
    <Line>
      {mapas?.limite == null || questoes_hoje?.limite == null ? null : (
        <>
          Plano gratuito: {usageAt('maps', mapas.usados, mapas.limite)} ·{' '}
          {usageAt('questionsPerDay', questoes_hoje.usadas, questoes_hoje.limite)}.{' '}
          <Link look="quiet" to={routePath('plans')}>
            Estudar sem limites
          </Link>
        </>
      )}
    </Line>
  );
}

/** Keeps its place while the figures load. */
const Line = styled.p`
  min-height: ${token.leading.text}em;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > a { color: ${token.color.accent}; }
`;
