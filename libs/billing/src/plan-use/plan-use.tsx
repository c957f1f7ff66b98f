import { useOwnPlanQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { COUNTED_GATES, type CountedGate, limitsOf, routePath, usageAt, countedUse } from '@mapa/domain';
import { Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Limits of the student's plan and their use; null while unknown or without limits. */
function usePlanUse() {
  const { user } = useSession();
  const limits = user ? limitsOf(user) : null;
  const isLimited = limits !== null && COUNTED_GATES.some((gate) => limits[gate] !== null);
  const { currentData } = useOwnPlanQuery(undefined, { skip: !isLimited, refetchOnMountOrArgChange: true });
  return isLimited ? { limits, used: (gate: CountedGate) => currentData && countedUse(gate, currentData)?.used } : null;
}

/** Whether the limit of the student's plan is reached; false while unknown, as the server decides. */
export function useIsPlanFull(gate: CountedGate): boolean {
  const plan = usePlanUse();
  const limit = plan?.limits[gate] ?? Infinity;
  return (plan?.used(gate) ?? 0) >= limit;
}

/** Usage of the plan's limits, shown before one is reached; renders nothing for a plan without limits. */
export function PlanUse({ gates }: { gates: readonly CountedGate[] }) {
  const plan = usePlanUse();
  if (!plan) return null;
  const { limits, used } = plan;
  const uses = gates.flatMap((gate) => (limits[gate] === null ? [] : usageAt(gate, used(gate) ?? 0, limits[gate])));
  if (uses.length === 0) return null;
  return (
    // While loading, the same text takes up its space invisibly, so that nothing below moves.
    <Line $isKnown={gates.every((gate) => used(gate) !== undefined)}>
      Plano gratuito: {uses.join(' · ')}.{' '}
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
  & > a {
    color: ${token.color.accent};
  }
`;
