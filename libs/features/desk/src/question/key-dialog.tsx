import { useCorrectKeyMutation, useProposeMutation, type ApiError } from '@mapa/api-client';
import { answerName, counted, questionKind } from '@mapa/domain';
import { Checkbox, FieldError, Radio, RichText, toast, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';
import { ActDialog } from '../acts/act-dialog';
import { KeyFacts, NO_FACTS, sentFacts } from './key-facts';

interface KeyDialogProps {
  question: BankQuestion;
  /** Propose the key to an administrator instead of storing it. */
  isProposal?: boolean;
  onClose: () => void;
}

/** What is told of a proposal that was stored. */
export const PROPOSED = 'A proposta foi enviada. Um administrador decide.';

const keyText = ({ gabarito, questao }: BankQuestion): string =>
  gabarito === null ? 'sem gabarito' : answerName(gabarito, questao.tipo);

/**
 * Corrects a question's key, or states its kind, day and source; or proposes that. If someone else was faster, their key is shown, and the choice made here stays for
 * confirmation.
 */
export function KeyDialog({ question, isProposal = false, onClose }: KeyDialogProps) {
  const { id, tipo, alternativas } = question.questao;
  const { isSingle, alternativeWord, partsOf, answerOf } = questionKind(tipo);
  const group = useId();
  const Choice = isSingle ? Radio : Checkbox;
  // The version that the person has seen: it changes only after they were told of another's change.
  const [seen, setSeen] = useState(question);
  const [isLate, setIsLate] = useState(false);
  const [letters, setLetters] = useState<readonly string[]>(seen.gabarito === null ? [] : partsOf(seen.gabarito));
  const [facts, setFacts] = useState(NO_FACTS);
  const [correct, correction] = useCorrectKeyMutation();
  const [propose, proposal] = useProposeMutation();
  const { error, isLoading } = isProposal ? proposal : correction;
  const refusal = error as ApiError | undefined;
  const key = answerOf(letters);
  const stated = sentFacts(facts);
  const handleChoose = (letter: string, isOn: boolean) =>
    setLetters((before) => (isSingle ? [letter] : isOn ? [...before, letter] : before.filter((one) => one !== letter)));
  const handleAct = async (motivo: string) => {
    if (key === null) return;
    const versao = seen.questao.versao;
    const { data } = await (isProposal
      ? propose({ id, versao, motivo, gabarito: { gabarito: key, ...stated } })
      : correct({ id, versao, motivo, gabarito: key, ...stated }));
    if (!data) return;
    if (data.salvo) {
      const told = 'avisos' in data ? [`O gabarito agora é ${keyText(data.questao)}.`, ...data.avisos] : [PROPOSED];
      toast.success(told.join(' '));
      return onClose();
    }
    setSeen(data.questao);
    setIsLate(true);
  };
  const title = isProposal ? 'Propor outro gabarito' : 'Corrigir o gabarito';
  return (
    <ActDialog
      title={title}
      description={
        isProposal
          ? 'Um administrador aceita ou recusa. Você lê a decisão em A fazer → Correções propostas.'
          : `${counted(question.responderam, 'estudante respondeu', 'estudantes responderam')} esta questão: mapas, notas e revisões passam a seguir o novo gabarito, e quem respondeu vê o antigo e o novo.`
      }
      label={title}
      busy={isLoading}
      error={error}
      meanwhile={isLate ? `Agora: ${keyText(seen)}. Confira, e confirme se ainda quer mudar.` : undefined}
      fields={['gabarito', 'tipo', 'publicado_em', 'fonte']}
      disabled={key === null || (key === seen.gabarito && Object.keys(stated).length === 0)}
      onAct={(motivo) => void handleAct(motivo)}
      onClose={onClose}
    >
      <Choices>
        <legend>{isSingle ? 'Resposta certa' : `Todas as ${alternativeWord.many} certas`}</legend>
        {alternativas.map(({ id: alternative, letra, texto }) => (
          <Choice
            key={alternative}
            name={group}
            checked={letters.includes(letra)}
            onChange={({ target }) => handleChoose(letra, target.checked)}
          >
            {questionKind(tipo).fixedTexts ? null : <b>{letra} </b>}
            <RichText html={texto} size="body" />
          </Choice>
        ))}
        {refusal?.fields['gabarito'] ? <FieldError role="alert">{refusal.fields['gabarito'][0]}</FieldError> : null}
      </Choices>
      <KeyFacts facts={facts} fields={refusal?.fields ?? {}} onChange={setFacts} />
    </ActDialog>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.half};
  border: 0;
  & > legend {
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
`;
