import { fineShareText, partText, type Proportion, rangeText } from '@mapa/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { WeightBar, type WeightTone } from './weight-bar';

export interface WeightRowProps {
  /** The weighed object: a link or a word. */
  name: ReactNode;
  part: number;
  /** The sample. */
  whole: number;
  /** The share with its interval; null if the sample is too small. */
  proportion: Proportion | null;
  /** The share of a full bar. */
  full: number;
  tone?: WeightTone;
  /** Content at the row's end. */
  tool?: ReactNode;
}

/** A share with its interval and its sample; if the sample is too small, only the counts. */
export function WeightRow({ name, part, whole, proportion, full, tone = 'heat', tool }: WeightRowProps) {
  return (
    <Row>
      <span>{name}</span>
      {proportion ? <Figure $tone={tone}>{fineShareText(proportion.share)}</Figure> : null}
      {tool ? <Tool>{tool}</Tool> : null}
      {proportion ? <WeightBar proportion={proportion} full={full} tone={tone} /> : null}
      <Basis>
        {proportion ? rangeText(proportion) : 'sem base'} · {partText(part, whole)}
      </Basis>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: baseline;
  gap: ${token.space.half} 0;
  line-height: ${token.leading.snug};
`;

const tones = { heat: token.color.heatInk, ink: token.color.ink, correct: token.color.ink };

const Figure = styled.span<{ $tone: WeightTone }>`
  padding-left: ${token.space.x1};
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Basis = styled.span`
  grid-column: 1 / 3;
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
  font-variant-numeric: tabular-nums;
`;

/** Beside the whole row, so that it makes no line taller. */
const Tool = styled.span`
  grid-column: 3;
  grid-row: 1 / span 3;
  align-self: center;
  padding-left: ${token.space.x1};
`;
