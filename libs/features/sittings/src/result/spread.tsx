import { figure } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Result } from '../model';

type Counts = Pick<Result, 'certas' | 'erradas' | 'em_branco' | 'anuladas'>;

/** What the questions of a sheet became: each with its colour, without those that did not occur. */
const partsOf = ({ certas, erradas, em_branco, anuladas }: Counts) =>
  [
    { name: 'Certas', count: certas - anuladas, ink: token.color.success },
    { name: 'Anuladas, ponto de todos', count: anuladas, ink: token.color.info },
    { name: 'Erradas', count: erradas, ink: token.color.danger },
    { name: 'Em branco', count: em_branco, ink: token.color.edge },
  ].filter(({ count }) => count > 0);

/** Right, wrong, blank and annulled questions as one bar; text beside it has the same figures. */
export function SpreadBar({ counts, isLarge = false }: { counts: Counts; isLarge?: boolean }) {
  return (
    <Bar aria-hidden $isLarge={isLarge}>
      {partsOf(counts).map(({ name, count, ink }) => (
        <Share key={name} $count={count} $ink={ink} />
      ))}
    </Bar>
  );
}

/** The bar of a whole sheet, and its figures. */
export function Spread({ result }: { result: Result }) {
  return (
    <>
      <SpreadBar counts={result} isLarge />
      <Figures>
        {partsOf(result).map(({ name, count, ink }) => (
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

const Bar = styled.span<{ $isLarge: boolean }>`
  display: flex;
  gap: 2px;
  height: ${({ $isLarge }) => ($isLarge ? '1rem' : '0.5rem')};
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
