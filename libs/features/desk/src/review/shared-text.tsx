import { questionsOf } from '@mapa/domain';
import { Button, Cluster, Field, FieldError, RichText, TextArea, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { SharedText } from '../model';
import { RichEditor } from '../editor/rich-editor';

interface SharedTextsProps {
  texts: readonly SharedText[];
  /** Whether a reason is asked for, which the audit log stores. */
  asksReason?: boolean;
  /** Resolves to null, or to a sentence on why nothing was stored. Absent for people who may not correct it. */
  onSave?: (change: { marca: string; texto: string; motivo: string }) => Promise<string | null>;
}

/** The texts that a question shares with others, above its own statement. Each is corrected for all of them at once. */
export function SharedTexts({ texts, ...props }: SharedTextsProps) {
  return texts.map((text, at) => <One key={at} text={text} {...props} />);
}

/** Message when someone else was faster. */
export const TEXT_CHANGED = 'Outra pessoa mudou este texto enquanto você escrevia: veja acima como ficou.';

function One({ text, asksReason = false, onSave }: Omit<SharedTextsProps, 'texts'> & { text: SharedText }) {
  const [isOpen, setIsOpen] = useState(false);
  const [html, setHtml] = useState(text.texto);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = text.questoes === 1 ? 'nesta questão' : `nas ${questionsOf(text.questoes)}`;
  const open = () => {
    setHtml(text.texto);
    setProblem(null);
    setIsOpen(true);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (asksReason && reason.trim().length < 3) return setProblem('Diga o motivo em algumas palavras.');
    setIsBusy(true);
    const refused = await onSave?.({ marca: text.marca, texto: html, motivo: reason.trim() });
    setIsBusy(false);
    setProblem(refused ?? null);
    if (refused === null) setIsOpen(false);
  };
  return (
    <Shared aria-label="Texto comum">
      <p>{text.questoes === 1 ? 'Texto desta questão' : `Texto comum a ${questionsOf(text.questoes)}`}</p>
      <RichText html={text.texto} size="body" />
      {onSave && !isOpen ? (
        <div>
          <Button variant="secondary" size="small" onClick={open}>
            Corrigir o texto comum
          </Button>
        </div>
      ) : null}
      {onSave && isOpen ? (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <RichEditor label="Texto comum" html={text.texto} onChange={setHtml} />
          {asksReason ? (
            <Field label="Motivo" hint="Fica na auditoria.">
              <TextArea rows={2} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
          ) : null}
          {problem === null ? null : <FieldError role="alert">{problem}</FieldError>}
          <Cluster>
            <Button type="submit" size="small" busy={isBusy}>
              Guardar {all}
            </Button>
            <Button variant="ghost" size="small" disabled={isBusy} onClick={() => setIsOpen(false)}>
              Cancelar
            </Button>
          </Cluster>
        </form>
      ) : null}
    </Shared>
  );
}

const Shared = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding-left: ${token.space.x1h};
  border-left: 3px solid ${token.color.rule};
  & > p {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.x1h};
  }
`;
