import { proportionOf } from '@mapa/domain';
import { Button, token } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { WeightRow } from './weight-row';
import type { WeightTone } from './weight-bar';

export interface Weight {
  key: number;
  name: ReactNode;
  part: number;
  whole: number;
  tool?: ReactNode;
  /** Stands beneath the row. */
  below?: ReactNode;
}

export interface WeightListProps {
  label: string;
  weights: readonly Weight[];
  tone?: WeightTone;
  /** How many are shown before more are asked for. */
  first?: number;
}

/** The share at which bars are full: the furthest that an interval of them reaches. */
const fullOf = (weights: readonly Weight[]): number =>
  Math.max(...weights.map(({ part, whole }) => proportionOf(part, whole)?.high ?? 0));

/** List of weights, drawn on a common scale. */
export function WeightList({ label, weights, tone, first = weights.length }: WeightListProps) {
  const [asked, setAsked] = useState(false);
  // A button for a single row would take as much place as the row.
  const all = asked || weights.length <= first + 1;
  const full = fullOf(weights);
  return (
    <>
      <Rows aria-label={label}>
        {weights.slice(0, all ? undefined : first).map(({ key, below, ...row }) => (
          <li key={key}>
            <WeightRow {...row} full={full} tone={tone} />
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
