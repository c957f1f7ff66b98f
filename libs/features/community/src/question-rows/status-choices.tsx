import { ChipToggle, Cluster } from '@mapa/ui-kit';

/** How far a request has come; undefined is all of them. */
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

/** Which requests are shown: one of a few. */
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
