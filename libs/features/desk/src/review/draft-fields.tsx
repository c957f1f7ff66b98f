import { QUESTION_KINDS } from '@mapa/domain';
import { Button, Checkbox, Field, Radio, Select, TextInput, VisuallyHidden, token } from '@mapa/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Correction, Draft, SharedText } from '../model';
import { orNull } from './html-text';
import { RichEditor } from './rich-editor';
import { ownOf, statementWith } from './shared-text';
import { SubjectField } from './subject-field';

interface DraftFieldsProps {
  draft: Draft;
  /** The shared texts above its own statement. */
  texts: readonly SharedText[];
  onCorrect: (correction: Correction) => Promise<boolean>;
}

/** Pause after the last keystroke before the input is stored, in milliseconds. */
const REST_MS = 700;

/** Kinds whose key is more than one alternative, which nobody can enter here. */
const COMBINED_KINDS = QUESTION_KINDS.filter(({ isSingle }) => !isSingle);

const KINDS = [
  { value: 'multichoice', label: 'Múltipla escolha' },
  { value: 'truefalse', label: 'Certo ou errado' },
];

/** Kinds that a file may contain but nobody can choose here. */
const OTHER_KINDS = [
  ...COMBINED_KINDS.map(({ draftValue, label }) => ({ value: draftValue, label })),
  { value: 'outro', label: 'Outro, que o banco não tem' },
];

const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** The mark of an alternative as its kind prints it: A, B, C, or 01, 02, 04 of a sum. */
const markAt = (tipo: Draft['tipo'], at: number): string =>
  QUESTION_KINDS.find(({ draftValue }) => draftValue === tipo)?.letterAt(at) ?? letterAt(at);

/** Calls `act` with the latest value after a pause in typing; an unsaved value is stored when the field unmounts. */
function useRested<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () => () => {
      const left = waiting.current;
      if (!left) return;
      clearTimeout(left.timer);
      latest.current(left.value);
    },
    [],
  );
  return (value) => {
    clearTimeout(waiting.current?.timer);
    const timer = setTimeout(() => {
      waiting.current = undefined;
      latest.current(value);
    }, REST_MS);
    waiting.current = { value, timer };
  };
}

/** All editable fields of a question; texts are stored while typing. */
export function DraftFields({ draft, texts: shared, onCorrect }: DraftFieldsProps) {
  const group = useId();
  const { enunciado, alternativas, gabarito, anulada, comentario, tipo } = draft;
  const [texts, setTexts] = useState(alternativas);
  const isFixed = tipo === 'truefalse';
  // The server's alternatives replace the local ones when their number or the kind has changed.
  const shown = isFixed || texts.length !== alternativas.length ? alternativas : texts;
  const handleName = useRested((nome: string) => void (nome === '' ? undefined : onCorrect({ nome })));
  const handleStatement = useRested((html: string) => void onCorrect({ enunciado: statementWith(shared, html) }));
  const handleComment = useRested((html: string) => void onCorrect({ comentario: orNull(html) }));
  const handleTexts = useRested((next: typeof texts) => void onCorrect({ alternativas: next }));
  const changeText = (at: number, texto: string) => {
    const next = shown.map((one, index) => (index === at ? { ...one, texto } : one));
    setTexts(next);
    handleTexts(next);
  };
  const changeCount = (next: typeof texts) => {
    setTexts(next);
    void onCorrect({ alternativas: next });
  };
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
      <fieldset>
        <legend>Alternativas e gabarito</legend>
        {shown.map(({ texto }, at) => (
          <Alternative key={at}>
            <Radio
              name={group}
              disabled={COMBINED_KINDS.some(({ draftValue }) => draftValue === tipo)}
              checked={gabarito === letterAt(at)}
              onChange={() => void onCorrect({ gabarito: letterAt(at) })}
            >
              {isFixed ? texto : markAt(tipo, at)} <VisuallyHidden>é a certa</VisuallyHidden>
            </Radio>
            {isFixed ? null : (
              <RichEditor
                small
                label={`Alternativa ${markAt(tipo, at)}`}
                html={texto}
                onChange={(html) => changeText(at, html)}
              />
            )}
          </Alternative>
        ))}
        {isFixed ? null : (
          <Tools>
            <Button
              variant="ghost"
              size="small"
              disabled={shown.length >= 10}
              onClick={() => changeCount([...shown, { texto: '', comentario: null }])}
            >
              Mais uma alternativa
            </Button>
            <Button
              variant="ghost"
              size="small"
              disabled={shown.length <= 1}
              onClick={() => changeCount(shown.slice(0, -1))}
            >
              Tirar a última
            </Button>
          </Tools>
        )}
      </fieldset>
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
      <SubjectField draft={draft} onCorrect={onCorrect} />
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

const Alternative = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.x1};
  align-items: start;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half};
`;
