import { KEY_KINDS, type KeyKind } from '@mapa/domain';
import { Field, Select, TextInput, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** What a person states of a key, as typed. */
export interface Facts {
  tipo: KeyKind | '';
  publicado_em: string;
  fonte: string;
}

export const NO_FACTS: Facts = { tipo: '', publicado_em: '', fonte: '' };

/** The facts that were filled in, as they are sent. */
export const sentFacts = ({ tipo, publicado_em, fonte }: Facts) => ({
  ...(tipo && { tipo }),
  ...(publicado_em && { publicado_em }),
  ...(fonte.trim() && { fonte: fonte.trim() }),
});

interface KeyFactsProps {
  facts: Facts;
  /** Sentences of a refusal, by field. */
  fields: Readonly<Record<string, readonly string[] | undefined>>;
  onChange: (facts: Facts) => void;
}

/** Fields of a key: preliminary or definitive, when the board published it, and where. */
export function KeyFacts({ facts, fields, onChange }: KeyFactsProps) {
  return (
    <>
      <Pair>
        <Field label="Gabarito da banca" optional error={fields['tipo']?.[0]}>
          <Select
            options={KEY_KINDS}
            emptyLabel="Não se sabe"
            value={facts.tipo}
            onChange={({ target }) =>
              onChange({ ...facts, tipo: KEY_KINDS.find(({ value }) => value === target.value)?.value ?? '' })
            }
          />
        </Field>
        <Field label="Publicado em" optional error={fields['publicado_em']?.[0]}>
          <TextInput
            type="date"
            min="1990-01-01"
            value={facts.publicado_em}
            onChange={({ target }) => onChange({ ...facts, publicado_em: target.value })}
          />
        </Field>
      </Pair>
      <Field label="Fonte" optional hint="O endereço da página ou do PDF da banca." error={fields['fonte']?.[0]}>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={facts.fonte}
          onChange={({ target }) => onChange({ ...facts, fonte: target.value })}
        />
      </Field>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${token.space.x2};
`;
