import { usageAt } from '@mapa/domain';
import { ProgressBar, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { PlanUse } from './model';

/** Usage of each limit of the plan; renders nothing for a plan without limits. */
export function PlanUses({ use }: { use: PlanUse }) {
  const { questoes_hoje, mapas, cadernos } = use;
  const rows = [
    ['questionsPerDay', 'Questões de hoje', questoes_hoje.usadas, questoes_hoje.limite],
    ['maps', 'Mapas', mapas.usados, mapas.limite],
    ['notebooks', 'Cadernos', cadernos.usados, cadernos.limite],
  ] as const;
  const limited = rows.filter(([, , , limit]) => limit !== null);
  if (limited.length === 0) return null;
  return (
    <Uses aria-label="Uso do plano">
      {limited.map(([gate, label, used, limit]) => (
        <li key={gate}>
          <span>{usageAt(gate, used, limit ?? 0)}</span>
          <ProgressBar label={label} value={used} max={limit ?? 0} valueText={usageAt(gate, used, limit ?? 0)} />
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
