import { QUESTION_KINDS } from '@mapa/domain';
import { Button, Radio, VisuallyHidden, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { orNull } from '../editor/html-text';
import { RichEditor } from '../editor/rich-editor';
import type { Draft } from '../model';
import { AlternativeComment } from './alternative-comment';
import type { FieldProps } from './corrections/kept';
import { useRested } from './use-rested';

type Alternatives = Draft['alternativas'];

/** Kinds whose key is more than one alternative, which nobody can enter here. */
export const COMBINED_KINDS = QUESTION_KINDS.filter(({ isSingle }) => !isSingle);

const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** The mark of an alternative as its kind prints it: A, B, C, or 01, 02, 04 of a sum. */
const markAt = (tipo: Draft['tipo'], at: number): string =>
  QUESTION_KINDS.find(({ draftValue }) => draftValue === tipo)?.letterAt(at) ?? letterAt(at);

/** The alternatives of a question with the key, and the comment on each. */
export function AlternativesField({ draft, onKeep, onCorrect }: FieldProps) {
  const group = useId();
  const { alternativas, gabarito, tipo } = draft;
  const [typed, setTyped] = useState(alternativas);
  const isFixed = tipo === 'truefalse';
  // The server's alternatives replace the local ones when their number has changed; a fixed kind's texts are its own.
  const shown = typed.length !== alternativas.length ? alternativas : isFixed ? withTexts(typed, alternativas) : typed;
  const handleTyped = useRested<Alternatives>({
    keep: (next) => onKeep({ alternativas: next }),
    send: (next) => void onCorrect({ alternativas: next }),
  });
  const change = (at: number, changes: Partial<Alternatives[number]>) => {
    const next = shown.map((one, index) => (index === at ? { ...one, ...changes } : one));
    setTyped(next);
    handleTyped(next);
  };
  const changeCount = (next: Alternatives) => {
    setTyped(next);
    void onCorrect({ alternativas: next });
  };
  return (
    <fieldset>
      <legend>Alternativas e gabarito</legend>
      {shown.map(({ texto, comentario }, at) => (
        <Alternative key={at}>
          <Radio
            name={group}
            disabled={COMBINED_KINDS.some(({ draftValue }) => draftValue === tipo)}
            checked={gabarito === letterAt(at)}
            onChange={() => void onCorrect({ gabarito: letterAt(at) })}
          >
            {isFixed ? texto : markAt(tipo, at)} <VisuallyHidden>é a certa</VisuallyHidden>
          </Radio>
          <Texts>
            {isFixed ? null : (
              <RichEditor
                small
                label={`Alternativa ${markAt(tipo, at)}`}
                html={texto}
                onChange={(html) => change(at, { texto: html })}
              />
            )}
            <AlternativeComment
              name={isFixed ? texto : markAt(tipo, at)}
              html={comentario ?? ''}
              onChange={(html) => change(at, { comentario: orNull(html) })}
            />
          </Texts>
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
  );
}

/** The alternatives with the texts of others. */
const withTexts = (alternatives: Alternatives, others: Alternatives): Alternatives =>
  alternatives.map((one, at) => ({ ...one, texto: others[at]?.texto ?? one.texto }));

const Alternative = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.x1};
  align-items: start;
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
  justify-items: stretch;
  & > button {
    justify-self: start;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half};
`;
