import { questionsOf } from '@mapa/domain';
import { Button, Cluster, Field, FieldError, RichText, TextArea, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Recovered } from '../kept/recovered';
import { useKept } from '../kept/use-kept';
import type { SharedText } from '../model';
import { RichEditor } from '../editor/rich-editor';

interface SharedTextsProps {
  texts: readonly SharedText[];
  /** What they are texts of: a correction under way is kept on this device under it. */
  of: string | number;
  /** Whether a reason is asked for, which the audit log stores. */
  asksReason?: boolean;
  /** Resolves to null, or to a sentence on why nothing was stored. Absent for people who may not correct it. */
  onSave?: (change: { marca: string; texto: string; motivo: string }) => Promise<string | null>;
}

/** The texts that a question shares with others, above its own statement. Each is corrected for all of them at once. */
export function SharedTexts({ texts, ...props }: SharedTextsProps) {
  return texts.map((text, at) => <One key={at} text={text} {...props} />);
}

/** HTML of about this length or less is shown whole, in characters. */
const SHORT = 1_200;

/** Message when someone else was faster. */
export const TEXT_CHANGED = 'Outra pessoa mudou este texto enquanto você escrevia: veja acima como ficou.';

interface OneProps extends Omit<SharedTextsProps, 'texts'> {
  text: SharedText;
}

function One({ text, of, asksReason = false, onSave }: OneProps) {
  const kept = useKept<{ texto: string; motivo: string }>(`${of}-texto-${text.marca}`);
  const [isWhole, setIsWhole] = useState(text.texto.length <= SHORT);
  const [isOpen, setIsOpen] = useState(kept.left !== null);
  const [html, setHtml] = useState(kept.left?.texto ?? text.texto);
  const [reason, setReason] = useState(kept.left?.motivo ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = text.questoes === 1 ? 'nesta questão' : `nas ${questionsOf(text.questoes)}`;
  const open = () => {
    setHtml(text.texto);
    setProblem(null);
    setIsOpen(true);
  };
  const close = () => {
    kept.drop();
    setReason('');
    setIsOpen(false);
  };
  const handleText = (texto: string) => {
    setHtml(texto);
    kept.keep({ texto, motivo: reason });
  };
  const handleReason = (motivo: string) => {
    setReason(motivo);
    kept.keep({ texto: html, motivo });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (asksReason && reason.trim().length < 3) return setProblem('Diga o motivo em algumas palavras.');
    setIsBusy(true);
    const refused = await onSave?.({ marca: text.marca, texto: html, motivo: reason.trim() });
    setIsBusy(false);
    setProblem(refused ?? null);
    if (refused === null) close();
  };
  return (
    <Shared aria-label="Texto comum">
      <p>{text.questoes === 1 ? 'Texto desta questão' : `Texto comum a ${questionsOf(text.questoes)}`}</p>
      <Shown $isWhole={isWhole}>
        <RichText html={text.texto} size="body" />
      </Shown>
      <Cluster>
        {text.texto.length > SHORT ? (
          <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Mostrar só o começo' : 'Mostrar o texto inteiro'}
          </Button>
        ) : null}
        {onSave && !isOpen ? (
          <Button variant="secondary" size="small" onClick={open}>
            Corrigir o texto comum
          </Button>
        ) : null}
      </Cluster>
      {onSave && isOpen ? (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          {kept.left ? <Recovered onDiscard={close} /> : null}
          <RichEditor label="Texto comum" html={kept.left?.texto ?? text.texto} onChange={handleText} />
          {asksReason ? (
            <Field label="Motivo" hint="Fica na auditoria.">
              <TextArea rows={2} maxLength={300} value={reason} onChange={({ target }) => handleReason(target.value)} />
            </Field>
          ) : null}
          {problem === null ? null : <FieldError role="alert">{problem}</FieldError>}
          <Cluster>
            <Button type="submit" size="small" busy={isBusy}>
              Guardar {all}
            </Button>
            <Button variant="ghost" size="small" disabled={isBusy} onClick={close}>
              Cancelar
            </Button>
          </Cluster>
        </form>
      ) : null}
    </Shared>
  );
}

/** A long text of a paper leaves its question in view. */
const Shown = styled.div<{ $isWhole: boolean }>`
  max-height: ${({ $isWhole }) => ($isWhole ? 'none' : '8lh')};
  overflow: hidden;
`;

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
