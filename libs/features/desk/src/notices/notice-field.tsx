import type { Option } from '@mapa/domain';
import { Button, Checkbox, Field, FieldError, Select, TextArea, TextInput, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { InstitutionInput } from './institution-input';
import { NOTICE_FIELDS, type FieldKind, type FieldName } from './notice-fields';
import { valueText } from './notice-values';

interface NoticeFieldProps {
  name: FieldName;
  value: string;
  error?: string | undefined;
  /** What another person made of the field meanwhile. */
  theirs?: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** One field of the form of a notice, with its error, and the other person's value where both changed it. */
export function NoticeField({ name, value, error, theirs, disabled, onChange }: NoticeFieldProps) {
  const { label, is, hint, required = false } = NOTICE_FIELDS[name];
  const control = { value, disabled, onChange };
  return (
    <Whole data-wide={name === 'concurso' || name === 'orgao' || name === 'link' || name === 'observacao' || undefined}>
      {is.kind === 'flag' ? (
        <Flag>
          <Checkbox
            checked={value !== ''}
            disabled={disabled}
            onChange={({ target }) => onChange(target.checked ? 'sim' : '')}
          >
            {label}
          </Checkbox>
        </Flag>
      ) : is.kind === 'choices' ? (
        <Choices label={label} options={is.options} error={error} {...control} />
      ) : (
        <Field label={label} error={error} hint={hint} optional={!required} required={required}>
          <Control is={is} {...control} />
        </Field>
      )}
      {theirs === undefined ? null : (
        <Theirs>
          <p>
            Outra pessoa deixou: <b>{valueText(name, theirs)}</b>
          </p>
          <Button variant="ghost" size="small" aria-label={`Usar o dela em ${label}`} onClick={() => onChange(theirs)}>
            Usar o dela
          </Button>
        </Theirs>
      )}
    </Whole>
  );
}

interface ControlProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

function Control({ is, value, disabled, onChange }: ControlProps & { is: FieldKind }) {
  const typed = {
    value,
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (is.kind) {
    case 'institution':
      return <InstitutionInput of={is.of} value={value} disabled={disabled} onChange={onChange} />;
    case 'choice':
      return <Select options={is.options} emptyLabel={is.emptyLabel} {...typed} />;
    case 'lines':
      return <TextArea rows={3} {...typed} />;
    case 'day':
      return <TextInput type="date" min="2000-01-01" max="2099-12-31" {...typed} />;
    case 'number':
      return <TextInput inputMode="numeric" maxLength={is.digits + 2} autoComplete="off" {...typed} />;
    case 'money':
      return <TextInput inputMode="decimal" maxLength={20} autoComplete="off" {...typed} />;
    case 'text':
      return <TextInput maxLength={is.maxLength} autoComplete="off" {...typed} />;
    default:
      return null;
  }
}

/** Several options, as boxes. */
function Choices({
  label,
  options,
  error,
  value,
  disabled,
  onChange,
}: ControlProps & { label: string; options: readonly Option[]; error: string | undefined }) {
  const problem = useId();
  const chosen = value.split('\n');
  const handleToggle = (option: string, isChosen: boolean) =>
    onChange(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isChosen : chosen.includes(one)))
        .join('\n'),
    );
  return (
    <Boxes disabled={disabled} aria-describedby={error ? problem : undefined}>
      <legend>
        {label} <small>(opcional)</small>
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => handleToggle(option.value, target.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
      {error ? <FieldError id={problem}>{error}</FieldError> : null}
    </Boxes>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.half};
  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

const Flag = styled.div`
  padding-block: ${token.space.x1};
`;

const Theirs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1};
  padding: ${token.space.x1};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
  font-size: ${token.size.small};
  overflow-wrap: anywhere;
`;

const Boxes = styled.fieldset`
  display: grid;
  gap: ${token.space.half};
  & > legend {
    margin-bottom: ${token.space.half};
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  & small {
    font-size: inherit;
    color: ${token.color.inkFaint};
    font-weight: ${token.weight.text};
  }
`;
