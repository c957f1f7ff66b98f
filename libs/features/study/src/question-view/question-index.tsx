import { CheckIcon, ClockIcon, EyeIcon, FlagIcon, XIcon, media, token, useArrowKeys } from '@mapa/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StepState } from '../navigation/steps';

const STATES: Record<StepState, { words: string; icon: ReactNode }> = {
  aberta: { words: 'não resolvida', icon: null },
  certa: { words: 'certa', icon: <CheckIcon size={14} strokeWidth={3} aria-hidden /> },
  errada: { words: 'errada', icon: <XIcon size={14} strokeWidth={3} aria-hidden /> },
  anulada: { words: 'respondida, anulada', icon: <FlagIcon size={14} aria-hidden /> },
  revelada: { words: 'gabarito visto', icon: <EyeIcon size={14} aria-hidden /> },
  aguardando: { words: 'resposta aguardando conexão', icon: <ClockIcon size={14} aria-hidden /> },
  retida: { words: 'resposta guardada até o fim do simulado', icon: <ClockIcon size={14} aria-hidden /> },
};

export interface IndexEntry {
  id: number;
  label: number;
  state: StepState;
}

export interface QuestionIndexProps {
  entries: readonly IndexEntry[];
  /** Index of the entry on screen. */
  at: number;
  onSelect: (at: number) => void;
  /** Shows all numbers in as many rows as needed; otherwise one row that scrolls in narrow windows. */
  wraps?: boolean;
}

/** The numbers of a page; each shows its state by icon and words in addition to colour. */
export function QuestionIndex({ entries, at, onSelect, wraps = false }: QuestionIndexProps) {
  const row = useRef<HTMLOListElement>(null);
  useArrowKeys(row);

  // On a phone the numbers are one scrolling row: the current one is kept visible.
  useEffect(() => {
    const current = row.current?.children[at];
    if (!row.current || !(current instanceof HTMLElement)) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
  }, [at, entries]);

  return (
    <Numbers ref={row} $wraps={wraps} aria-label="Índice das questões">
      {entries.map(({ id, label, state }, index) => (
        <li key={id}>
          <Jump
            type="button"
            $state={state}
            title={STATES[state].words}
            aria-label={`Questão ${label}, ${STATES[state].words}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onSelect(index)}
          >
            {label}
            {STATES[state].icon}
          </Jump>
        </li>
      ))}
    </Numbers>
  );
}

const Numbers = styled.ol<{ $wraps: boolean }>`
  display: flex;
  flex-wrap: wrap;
  position: relative;
  gap: ${token.space.half};
  ${({ $wraps }) =>
    $wraps
      ? 'gap: 0.5rem; & button { min-width: 2.75rem; min-height: 2.75rem; }'
      : `${media.belowMedium} {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding-block: 2px;
    scrollbar-width: none;
  }`}
`;

const inks: Partial<Record<StepState, string>> = { certa: token.color.success, errada: token.color.danger };
const grounds: Partial<Record<StepState, string>> = { certa: token.color.successWash, errada: token.color.dangerWash };

const Jump = styled.button<{ $state: StepState }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  position: relative;
  flex: none;
  min-width: 2.5rem;
  min-height: 2.25rem;
  padding-inline: ${token.space.half};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.medium};
  background: ${({ $state }) => grounds[$state] ?? 'transparent'};
  color: ${({ $state }) => inks[$state] ?? token.color.inkSoft};
  font-size: ${token.size.tiny};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[aria-current] {
    border-color: ${token.color.accent};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
    font-weight: ${token.weight.heavy};
  }
  ${media.hover} {
    &:hover {
      border-color: ${token.color.accent};
    }
  }
`;
