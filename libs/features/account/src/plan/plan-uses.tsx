import { COUNTED_GATES, COUNTED_NAMES, usageAt, countedUse } from '@mapa/domain';
import { ProgressBar, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { PlanUse } from './model';

/** Usage of each limit of the plan; renders nothing for a plan without limits. */
export function PlanUses({ use }: { use: PlanUse }) {
  const limited = COUNTED_GATES.flatMap((gate) => {
    const { limit = null, used = 0 } = countedUse(gate, use) ?? {};
    return limit === null ? [] : [{ gate, limit, used }];
  });
  if (limited.length === 0) return null;
  return (
    <Uses aria-label="Uso do plano">
      {limited.map(({ gate, limit, used }) => (
        <li key={gate}>
          <span>{usageAt(gate, used, limit)}</span>
          <ProgressBar
            label={COUNTED_NAMES[gate].bar}
            value={used}
            max={limit}
            valueText={usageAt(gate, used, limit)}
          />
        </li>
      ))}
    </Uses>
  );
}

const Uses = styled.ul`
  display: grid;
  gap: ${token.space.x1h};
  padding-block: ${token.space.x1};
  & > li {
    display: grid;
    gap: ${token.space.half};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
