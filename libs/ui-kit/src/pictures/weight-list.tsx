import { proportionOf } from '@mapa/domain';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button';
import { token } from '../theme/token';
import { WeightRow } from './weight-row';
import type { WeightTone } from './weight-bar';

export interface Weight {
  key: number;
  name: ReactNode;
  part: number;
  whole: number;
  tool?: ReactNode;
  /** Content below the row. */
  below?: ReactNode;
}

export interface WeightListProps {
  label: string;
  weights: readonly Weight[];
  tone?: WeightTone;
  /** Smallest sample for which a share is shown. */
  least?: number;
  /** The share of a full bar; by default the highest upper bound of the intervals. */
  full?: number;
  /** Number of rows shown before expanding. */
  first?: number;
}

/** List of weights, drawn on a common scale. */
export function WeightList({ label, weights, tone, least, full, first = weights.length }: WeightListProps) {
  const [asked, setAsked] = useState(false);
  // A button for a single row would take as much space as the row.
  const all = asked || weights.length <= first + 1;
  const drawn = weights.map((weight) => ({ ...weight, proportion: proportionOf(weight.part, weight.whole, least) }));
  const scale = full ?? Math.max(...drawn.map(({ proportion }) => proportion?.high ?? 0));
  return (
    <>
      <Rows aria-label={label}>
        {drawn.slice(0, all ? undefined : first).map(({ key, below, ...row }) => (
          <li key={key}>
            <WeightRow {...row} full={scale} tone={tone} />
            {below}
          </li>
        ))}
      </Rows>
      {all ? null : (
        <More>
          <Button variant="ghost" size="small" onClick={() => setAsked(true)}>
            Ver mais {weights.length - first}
          </Button>
        </More>
      )}
    </>
  );
}

const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const More = styled.div`
  margin-top: ${token.space.x1};
`;
