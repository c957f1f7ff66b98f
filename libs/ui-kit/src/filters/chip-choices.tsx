import { figure, type Option } from '@mapa/domain';
import { styled } from 'styled-components';
import { ChipToggle } from '../forms/chip-toggle';
import { token } from '../theme/token';

export interface ChipChoicesProps<Value extends string | number> {
  label: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[] | undefined;
  onChange: (chosen: Value[]) => void;
  /** Number of results of a choice; undefined if unknown. */
  countOf?: (value: Value) => number | undefined;
}

/** A short list of choices, any number of which may be selected. */
export function ChipChoices<Value extends string | number>({
  label,
  options,
  chosen = [],
  onChange,
  countOf,
}: ChipChoicesProps<Value>) {
  const handleToggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Chips role="group" aria-label={label}>
      {options.map(({ value, label: name }) => {
        const count = countOf?.(value);
        return (
          <ChipToggle
            key={value}
            pressed={chosen.includes(value)}
            count={count === undefined ? undefined : figure(count)}
            onClick={() => handleToggle(value)}
          >
            {name}
          </ChipToggle>
        );
      })}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`;
