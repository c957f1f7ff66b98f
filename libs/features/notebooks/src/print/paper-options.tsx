import { Button, Checkbox, Field, PrinterIcon, Select, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import {
  ALL_LANGUAGES,
  COLUMN_CHOICES,
  KEY_CHOICES,
  LINE_CHOICES,
  SIZE_CHOICES,
  choiceOf,
  type PaperLayout,
} from './layout';
import { languageName } from './origin-line';

export interface PaperOptionsProps {
  layout: PaperLayout;
  /** The languages of the paper's numbers; empty if each number is in one. */
  languages: readonly string[];
  /** Whether the pictures are still loading. */
  busy: boolean;
  onChange: (change: Partial<PaperLayout>) => void;
  onPrint: () => void;
}

const listOf = (options: readonly { value: string | number; label: string }[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

/** Layout options of the paper, and the print button. */
export function PaperOptions({ layout, languages, busy, onChange, onPrint }: PaperOptionsProps) {
  const { columns, size, lines, key, withComments, language } = layout;
  const languageOptions = [ALL_LANGUAGES, ...languages.map((value) => ({ value, label: languageName(value) }))];
  return (
    <Form role="group" aria-label="Como imprimir">
      <Field label="Colunas">
        <Select
          options={listOf(COLUMN_CHOICES)}
          value={String(columns)}
          onChange={({ target }) => onChange({ columns: choiceOf(COLUMN_CHOICES, target.value, columns) })}
        />
      </Field>
      <Field label="Letra">
        <Select
          options={listOf(SIZE_CHOICES)}
          value={size}
          onChange={({ target }) => onChange({ size: choiceOf(SIZE_CHOICES, target.value, size) })}
        />
      </Field>
      <Field label="Linhas para anotar">
        <Select
          options={listOf(LINE_CHOICES)}
          value={String(lines)}
          onChange={({ target }) => onChange({ lines: choiceOf(LINE_CHOICES, target.value, lines) })}
        />
      </Field>
      <Field label="Gabarito">
        <Select
          options={listOf(KEY_CHOICES)}
          value={key}
          onChange={({ target }) => onChange({ key: choiceOf(KEY_CHOICES, target.value, key) })}
        />
      </Field>
      {languages.length > 0 ? (
        <Field label="Idioma">
          <Select
            options={languageOptions}
            value={language ?? ALL_LANGUAGES.value}
            onChange={({ target }) => onChange({ language: target.value || null })}
          />
        </Field>
      ) : null}
      {key === 'end' ? (
        <Checkbox checked={withComments} onChange={({ target }) => onChange({ withComments: target.checked })}>
          Com os comentários dos professores
        </Checkbox>
      ) : null}
      <Button busy={busy} icon={<PrinterIcon size={18} aria-hidden />} onClick={onPrint}>
        Imprimir
      </Button>
    </Form>
  );
}

const Form = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${token.space.x2};
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
  & > button {
    grid-column: 1 / -1;
  }
  ${media.medium} {
    & > button {
      grid-column: auto;
    }
  }
  & > div:not(:has(> label)) {
    grid-column: 1 / -1;
  }
`;
