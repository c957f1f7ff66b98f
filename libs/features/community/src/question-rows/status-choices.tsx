import { ChipToggle, Cluster } from '@mapa/ui-kit';

/** State of a request; undefined: all states. */
export type Status = 'pendente' | 'respondida' | undefined;

export interface StatusChoice {
  value: Status;
  label: string;
}

interface StatusChoicesProps {
  choices: readonly StatusChoice[];
  chosen: Status;
  onChoose: (status: Status) => void;
}

/** Choice of the state of the listed requests. */
export function StatusChoices({ choices, chosen, onChoose }: StatusChoicesProps) {
  return (
    <Cluster role="group" aria-label="Situação">
      {choices.map(({ value, label }) => (
        <ChipToggle key={label} pressed={chosen === value} onClick={() => onChoose(value)}>
          {label}
        </ChipToggle>
      ))}
    </Cluster>
  );
}
