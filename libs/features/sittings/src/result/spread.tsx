import { figure } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Result } from '../model';

/** Right, wrong, blank and annulled questions of a sheet as one bar, and in figures. */
export function Spread({ result }: { result: Result }) {
  const { certas, erradas, em_branco, anuladas } = result;
  const parts = [
    { name: 'Certas', count: certas - anuladas, ink: token.color.success },
    { name: 'Anuladas, ponto de todos', count: anuladas, ink: token.color.info },
    { name: 'Erradas', count: erradas, ink: token.color.danger },
    { name: 'Em branco', count: em_branco, ink: token.color.edge },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <Bar aria-hidden>
        {parts.map(({ name, count, ink }) => (
          <Share key={name} $count={count} $ink={ink} />
        ))}
      </Bar>
      <Figures>
        {parts.map(({ name, count, ink }) => (
          <div key={name}>
            <dt>
              <Dot aria-hidden $ink={ink} />
              {name}
            </dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </Figures>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 1rem;
`;

const Share = styled.span<{ $count: number; $ink: string }>`
  flex-grow: ${({ $count }) => $count};
  background: ${({ $ink }) => $ink};
  min-width: 3px;
  border-radius: ${token.radius.small};
  forced-color-adjust: none;
`;

const Figures = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    padding-block: ${token.space.half};
    border-bottom: 1px solid ${token.color.rule};
    font-variant-numeric: tabular-nums;
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
  }
  & dd {
    font-weight: ${token.weight.strong};
  }
`;

const Dot = styled.span<{ $ink: string }>`
  background: ${({ $ink }) => $ink};
  width: 0.75rem;
  height: 0.75rem;
  border-radius: ${token.radius.small};
  forced-color-adjust: none;
`;
