import { ChevronDownIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

const FEW = 3;

export interface PositionsProps {
  names: readonly string[];
  /** Their number, in words. */
  label: string;
}

/** The positions of a notice; a long list is folded natively, so that it opens before the scripts are loaded. */
export function Positions({ names, label }: PositionsProps) {
  if (names.length === 0) return null;
  if (names.length <= FEW) return <Line>{names.join(', ')}</Line>;
  return (
    <Fold>
      <summary>
        <span>
          {label}: {names.slice(0, FEW).join(', ')}…
        </span>
        <ChevronDownIcon size={18} aria-hidden />
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Fold>
  );
}

const Line = styled.p`
  font-size: ${token.size.small};
`;

const Fold = styled.details`
  font-size: ${token.size.small};
  & > summary {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
    min-height: ${token.space.x4};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  & > summary > svg {
    flex: none;
    color: ${token.color.inkFaint};
    transition: transform ${token.motion.quick};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > ul {
    columns: 16rem;
    padding: ${token.space.half} 0 ${token.space.x1} ${token.space.x2};
    list-style: disc;
  }
`;
