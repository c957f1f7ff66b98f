import { Checkbox, Field, Select, TextInput, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { orNull } from '../editor/html-text';
import { RichEditor } from '../editor/rich-editor';
import type { SharedText } from '../model';
import { AlternativesField, COMBINED_KINDS } from './alternatives-field';
import type { FieldProps } from './corrections/kept';
import { ownOf, statementWith } from '../editor/statement';
import { SubjectField } from './subject-field';
import { useRested } from './use-rested';

interface DraftFieldsProps extends FieldProps {
  /** The shared texts above its own statement. */
  texts: readonly SharedText[];
}

const KINDS = [
  { value: 'multichoice', label: 'Múltipla escolha' },
  { value: 'truefalse', label: 'Certo ou errado' },
];

/** Kinds that a file may contain but nobody can choose here. */
const OTHER_KINDS = [
  ...COMBINED_KINDS.map(({ draftValue, label }) => ({ value: draftValue, label })),
  { value: 'outro', label: 'Outro, que o banco não tem' },
];

/** All editable fields of a question; texts are stored while typing. */
export function DraftFields({ draft, texts, onKeep, onCorrect }: DraftFieldsProps) {
  const { enunciado, anulada, comentario, tipo } = draft;
  const handleName = useRested<string>({
    keep: (nome) => onKeep({ nome }),
    send: (nome) => void (nome === '' ? undefined : onCorrect({ nome })),
  });
  const handleStatement = useRested<string>({
    keep: (own) => onKeep({ enunciado: own }),
    send: (own) => void onCorrect({ enunciado: statementWith(texts, own) }),
  });
  const handleComment = useRested<string>({
    keep: (html) => onKeep({ comentario: orNull(html) }),
    send: (html) => void onCorrect({ comentario: orNull(html) }),
  });
  return (
    <Fields>
      <Field label="Nome">
        <TextInput
          maxLength={300}
          defaultValue={draft.nome}
          onChange={({ target }) => handleName(target.value.trim())}
        />
      </Field>
      <RichEditor label="Enunciado" html={ownOf(enunciado, draft.textos)} onChange={handleStatement} />
      <AlternativesField draft={draft} onKeep={onKeep} onCorrect={onCorrect} />
      <Field label="Tipo">
        <Select
          options={[...KINDS, ...OTHER_KINDS.filter(({ value }) => value === tipo)]}
          value={tipo}
          onChange={({ target }) => void onCorrect({ tipo: target.value as 'multichoice' })}
        />
      </Field>
      <Checkbox checked={anulada} onChange={({ target }) => void onCorrect({ anulada: target.checked })}>
        Questão anulada
      </Checkbox>
      <SubjectField draft={draft} onKeep={onKeep} onCorrect={onCorrect} />
      <RichEditor label="Comentário do professor" html={comentario ?? ''} onChange={handleComment} small />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.x1};
    border: 0;
  }
  & legend {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;
