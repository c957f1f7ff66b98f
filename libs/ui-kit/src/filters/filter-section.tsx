import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons';
import { token } from '../theme/token';

export interface FilterSectionProps {
  title: string;
  /** Number of its selected choices. */
  chosen?: number;
  startsOpen?: boolean;
  /** Rendered only while the section is open, so that its lists are loaded on demand. */
  children: () => ReactNode;
}

/** One foldable filter under its name; native, so that it works before the scripts are loaded. */
export function FilterSection({ title, chosen = 0, startsOpen = false, children }: FilterSectionProps) {
  const [open, setOpen] = useState(startsOpen || chosen > 0);
  return (
    <Fold open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {chosen > 0 ? <Count aria-label={`${chosen} em uso`}>{chosen}</Count> : null}
        <ChevronDownIcon size={18} aria-hidden />
      </summary>
      {open ? <Body>{children()}</Body> : null}
    </Fold>
  );
}

const Fold = styled.details`
  border-top: 1px solid ${token.color.rule};
  & > summary {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
    min-height: ${token.target};
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  & > summary > svg {
    margin-left: auto;
    color: ${token.color.inkFaint};
    transition: transform ${token.motion.quick};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Count = styled.span`
  min-width: 1.25rem;
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.size.tiny};
  line-height: 1.25rem;
  text-align: center;
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space.x1h};
  padding: ${token.space.half} 2px ${token.space.x2};
`;
