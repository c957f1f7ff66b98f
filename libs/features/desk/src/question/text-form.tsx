import { useCorrectTextsMutation, useProposeMutation, type ApiError } from '@mapa/api-client';
import { questionKind } from '@mapa/domain';
import { Button, Cluster, Field, FieldError, TextArea, toast, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';
import { orNull } from '../editor/html-text';
import { RichEditor } from '../editor/rich-editor';
import { ownOf, statementWith } from '../editor/statement';
import { SharedTexts } from '../review/shared-text';
import { PROPOSED } from './key-dialog';
import { QuestionSheet } from './question-sheet';

interface TextFormProps {
  question: BankQuestion;
  /** Propose the texts to an administrator instead of storing them. */
  isProposal: boolean;
  onClose: () => void;
}

/** The editable texts of a question in the form's shape. */
function textsOf({ questao, textos, comentario, comentarios_alternativas }: BankQuestion) {
  return {
    enunciado: ownOf(questao.enunciado, textos),
    alternativas: questao.alternativas.map(({ letra, texto }) => ({
      letra,
      texto,
      comentario: comentarios_alternativas.find((one) => one.letra === letra)?.texto ?? '',
    })),
    comentario: comentario ?? '',
  };
}

/** Corrects the texts of a question, or proposes that. If someone else was faster, their text is shown and the input stays. */
export function TextForm({ question, isProposal, onClose }: TextFormProps) {
  const { id, tipo } = question.questao;
  const { fixedTexts, alternativeWord } = questionKind(tipo);
  const [seen, setSeen] = useState(question);
  const [isLate, setIsLate] = useState(false);
  const [first] = useState(() => textsOf(question));
  const [texts, setTexts] = useState(first);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [correct, correction] = useCorrectTextsMutation();
  const [propose, proposal] = useProposeMutation();
  const { error, isLoading } = isProposal ? proposal : correction;
  const refusal = error as ApiError | undefined;
  const isTooShort = reason.trim().length < 3;
  const setAlternative = (at: number, change: Partial<(typeof texts.alternativas)[number]>) =>
    setTexts((before) => ({
      ...before,
      alternativas: before.alternativas.map((one, place) => (place === at ? { ...one, ...change } : one)),
    }));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isTooShort) return;
    const { enunciado, alternativas, comentario } = texts;
    const act = { id, versao: seen.questao.versao, motivo: reason.trim() };
    const changed = {
      enunciado: statementWith(seen.textos, enunciado),
      alternativas: alternativas.map(({ texto, comentario: own }) => ({ texto, comentario: orNull(own) })),
      comentario: orNull(comentario),
    };
    const { data } = await (isProposal ? propose({ ...act, texto: changed }) : correct({ ...act, ...changed }));
    if (!data) return;
    if (data.salvo) {
      const told =
        'avisos' in data ? [`A questão está na versão ${data.questao.questao.versao}.`, ...data.avisos] : [PROPOSED];
      toast.success(told.join(' '));
      return onClose();
    }
    setSeen(data.questao);
    setIsLate(true);
  };
  return (
    <Form noValidate aria-label="Texto da questão" onSubmit={(event) => void handleSubmit(event)}>
      {isLate ? (
        <Theirs role="alert">
          <p>
            Outra pessoa mudou esta questão enquanto você escrevia. O seu texto continua abaixo: confira, e guarde de
            novo para pô-lo no lugar do dela, que ficou assim:
          </p>
          <QuestionSheet question={seen} />
        </Theirs>
      ) : null}
      <SharedTexts of={seen.questao.id} texts={seen.textos} />
      <RichEditor
        label="Enunciado"
        html={first.enunciado}
        onChange={(enunciado) => setTexts((before) => ({ ...before, enunciado }))}
      />
      {first.alternativas.map(({ letra, texto, comentario }, at) => {
        const name = fixedTexts ? (fixedTexts[at]?.text ?? letra) : `${alternativeWord.one} ${letra}`;
        const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        return (
          <Alternative key={letra}>
            {fixedTexts ? null : (
              <RichEditor small label={label} html={texto} onChange={(html) => setAlternative(at, { texto: html })} />
            )}
            <RichEditor
              small
              label={`Comentário: ${label}`}
              html={comentario}
              onChange={(html) => setAlternative(at, { comentario: html })}
            />
          </Alternative>
        );
      })}
      <RichEditor
        small
        label="Comentário do professor"
        html={first.comentario}
        onChange={(comentario) => setTexts((before) => ({ ...before, comentario }))}
      />
      <Field
        label="Motivo"
        hint="Fica na auditoria."
        error={isAsked && isTooShort ? 'Diga o motivo em algumas palavras.' : refusal?.fields['motivo']?.[0]}
      >
        <TextArea rows={2} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {refusal && !refusal.fields['motivo'] ? <FieldError role="alert">{refusal.message}</FieldError> : null}
      <Cluster>
        <Button type="submit" busy={isLoading}>
          {isProposal ? 'Propor' : 'Guardar como nova versão'}
        </Button>
        <Button variant="secondary" disabled={isLoading} onClick={onClose}>
          Cancelar
        </Button>
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: ${token.measure.reading};
`;

const Alternative = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
  padding-left: ${token.space.x1h};
  border-left: 2px solid ${token.color.rule};
`;

const Theirs = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
`;
