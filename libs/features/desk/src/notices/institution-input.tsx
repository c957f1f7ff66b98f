import { useInstitutionListQuery } from '@mapa/api-client';
import { longName, NOTICE_LIMITS } from '@mapa/domain';
import { TextInput } from '@mapa/ui-kit';
import { useDeferredValue, useId } from 'react';

interface InstitutionInputProps {
  of: 'banca' | 'orgao';
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The acronym and name of a board or a body: a known one, which is suggested while one types, or a new one. */
export function InstitutionInput({ of, value, disabled, onChange }: InstitutionInputProps) {
  const list = useId();
  const busca = useDeferredValue(value.trim());
  const { currentData } = useInstitutionListQuery(
    { tipo: of, ...(busca && { busca }) },
    { skip: busca === '' || disabled },
  );
  return (
    <>
      <TextInput
        autoComplete="off"
        list={list}
        maxLength={NOTICE_LIMITS.institution}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {currentData?.data.map(({ id, sigla, nome }) => (
          <option key={id} value={longName({ sigla, nome })} />
        ))}
      </datalist>
    </>
  );
}
